// Variant: a loop that walks down and up the rows; the board itself remembers which column was tried
#include <cstdlib>

#include "n_queens.h"

namespace {

bool attacked(const kata::Chessboard& board, int row, int column) {
  for (int i = 0; i < row; ++i) {
    if (board[i] == column || std::abs(board[i] - column) == row - i) return true;
  }
  return false;
}

/// The next safe column behind the queen of the row, or size() when there is none.
int next_column(const kata::Chessboard& board, int row) {
  int column = board[row] + 1;
  while (column < board.size() && attacked(board, row, column)) ++column;
  return column;
}

int search(kata::Chessboard& board, int most) {
  int found = 0;
  int row = 0;
  while (row >= 0) {
    if (row == board.size()) {
      if (++found == most) return found;
      --row;
    }
    const int column = next_column(board, row);
    if (column == board.size()) {
      board[row--] = kata::none;
    } else {
      board[row++] = column;
    }
  }
  return found;
}

}  // namespace

bool place_queens(kata::Chessboard& board) {
  return search(board, 1) == 1;
}

int count_arrangements(kata::Chessboard& board) {
  return search(board, -1);
}
