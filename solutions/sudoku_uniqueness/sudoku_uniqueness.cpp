#include "sudoku_uniqueness.h"

#include <string>
#include <utility>

namespace {

struct Square {
  int row = -1;
  int column = -1;
  std::string choices;  // the digits that fit, ascending
};

/// The digits that the square's row, column and box leave free.
std::string choices_at(const kata::Board& board, int row, int column) {
  bool used['9' + 1] = {};
  const int box_row = row / 3 * 3;
  const int box_column = column / 3 * 3;
  for (int i = 0; i < 9; ++i) {
    used[static_cast<unsigned char>(board[row][i])] = true;
    used[static_cast<unsigned char>(board[i][column])] = true;
    used[static_cast<unsigned char>(board[box_row + i / 3][box_column + i % 3])] = true;
  }
  std::string choices;
  for (char digit = '1'; digit <= '9'; ++digit) {
    if (!used[static_cast<unsigned char>(digit)]) choices += digit;
  }
  return choices;
}

/// The third article's better rule: the empty square with the fewest choices. Counting goes through
/// every branch of the tree, so a small tree counts for more here than for one solution. A row of
/// -1 says that no square is empty.
Square most_constrained(const kata::Board& board) {
  Square best;
  for (int row = 0; row < 9; ++row) {
    for (int column = 0; column < 9; ++column) {
      if (board[row][column] != '.') continue;
      std::string choices = choices_at(board, row, column);
      if (best.row == -1 || choices.size() < best.choices.size()) {
        best = {row, column, std::move(choices)};
      }
      if (best.choices.size() <= 1) return best;  // nothing beats a forced square
    }
  }
  return best;
}

}  // namespace

int count_solutions(kata::Board& board, int limit) {
  const Square square = most_constrained(board);
  if (square.row == -1) return 1;  // the board is full: one more solution

  int found = 0;
  for (const char digit : square.choices) {
    board[square.row][square.column] = digit;        // choose
    found += count_solutions(board, limit - found);  // explore, for no more than are still wanted
    board[square.row][square.column] = '.';  // undo, after a success as well: keep searching
    if (found == limit) break;
  }
  return found;
}
