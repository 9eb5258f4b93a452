#include "rarest_letter_first.h"

// grid[r][c] is the letter on a square, from grid[0][0] to grid[grid.rows() - 1][grid.columns() -
// 1]. path.push_back({r, c}) puts a square on the path, path.pop_back() takes the last one off
// again; push_front and pop_front do the same at the front. path.contains({r, c}) tells whether it
// is used.

bool find_word_rarest_first([[maybe_unused]] const kata::LetterGrid& grid,
                            [[maybe_unused]] std::string_view word,
                            [[maybe_unused]] kata::Path& path) {
  // Your code here, in place of the next line.
  kata::not_started();
}
