// Mistake: |row - column| as the number of a diagonal, so two diagonals share one flag
// Says: Step by step, this is a search that takes two falling diagonals for one, those as far to the left as to the right.
// Says: place_queens returned false for N = 4
// Says: but there is an arrangement.
#include <cstdlib>
#include <vector>

#include "n_queens.h"

namespace {

struct Search {
  kata::Chessboard& board;
  std::vector<char> columns, rising, falling;
  int arrangements = 0;

  explicit Search(kata::Chessboard& b)
      : board(b), columns(b.size()), rising(2 * b.size()), falling(2 * b.size()) {}

  bool place(int row, bool all) {
    const int n = board.size();
    if (row == n) {
      ++arrangements;
      return !all;
    }
    for (int c = 0; c < n; ++c) {
      if (columns[c] || rising[row + c] || falling[std::abs(row - c)]) continue;
      columns[c] = rising[row + c] = falling[std::abs(row - c)] = 1;
      board[row] = c;
      if (place(row + 1, all)) return true;
      board[row] = kata::none;
      columns[c] = rising[row + c] = falling[std::abs(row - c)] = 0;
    }
    return false;
  }
};

}  // namespace

bool place_queens(kata::Chessboard& board) {
  return Search(board).place(0, false);
}

int count_arrangements(kata::Chessboard& board) {
  Search search(board);
  search.place(0, true);
  return search.arrangements;
}
