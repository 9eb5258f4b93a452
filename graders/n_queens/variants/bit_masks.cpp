// Variant: the attacked columns of the next row as bits, shifted from row to row
#include <bit>

#include "n_queens.h"

namespace {

bool place(kata::Chessboard& board, int row, unsigned columns, unsigned left, unsigned right) {
  if (row == board.size()) return true;
  const unsigned all = (1u << board.size()) - 1;
  for (unsigned free = all & ~(columns | left | right); free != 0; free &= free - 1) {
    const unsigned queen = free & -free;
    board[row] = std::countr_zero(queen);
    if (place(board, row + 1, columns | queen, (left | queen) << 1, (right | queen) >> 1)) {
      return true;
    }
    board[row] = kata::none;
  }
  return false;
}

int count(kata::Chessboard& board, int row, unsigned columns, unsigned left, unsigned right) {
  const unsigned all = (1u << board.size()) - 1;
  if (columns == all) return 1;
  int found = 0;
  for (unsigned free = all & ~(columns | left | right); free != 0; free &= free - 1) {
    const unsigned queen = free & -free;
    board[row] = std::countr_zero(queen);
    found += count(board, row + 1, columns | queen, (left | queen) << 1, (right | queen) >> 1);
    board[row] = kata::none;
  }
  return found;
}

}  // namespace

bool place_queens(kata::Chessboard& board) {
  return place(board, 0, 0, 0, 0);
}

int count_arrangements(kata::Chessboard& board) {
  return count(board, 0, 0, 0, 0);
}
