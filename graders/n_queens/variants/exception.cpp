// Variant: an exception leaves the search when the first arrangement stands
#include <cstdlib>

#include "n_queens.h"

namespace {

struct Found {};

template <class AtEnd>
void search(kata::Chessboard& board, int row, AtEnd at_end) {
  if (row == board.size()) return at_end();
  for (int column = 0; column < board.size(); ++column) {
    bool attacked = false;
    for (int above = 0; above < row && !attacked; ++above) {
      attacked = board[above] == column || std::abs(board[above] - column) == row - above;
    }
    if (attacked) continue;
    board[row] = column;
    search(board, row + 1, at_end);
    board[row] = kata::none;
  }
}

}  // namespace

bool place_queens(kata::Chessboard& board) {
  try {
    search(board, 0, [] { throw Found(); });
  } catch (const Found&) {
    return true;
  }
  return false;
}

int count_arrangements(kata::Chessboard& board) {
  int arrangements = 0;
  search(board, 0, [&] { ++arrangements; });
  return arrangements;
}
