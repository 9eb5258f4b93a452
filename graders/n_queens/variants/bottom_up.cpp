// Variant: rows from the bottom to the top
#include <cstdlib>

#include "n_queens.h"

namespace {

bool safe(const kata::Chessboard& board, int row, int column) {
  for (int below = row + 1; below < board.size(); ++below) {
    if (board[below] == column || std::abs(board[below] - column) == below - row) return false;
  }
  return true;
}

int search(kata::Chessboard& board, int row, bool first_only) {
  if (row < 0) return 1;
  int found = 0;
  for (int column = 0; column < board.size(); ++column) {
    if (!safe(board, row, column)) continue;
    board[row] = column;
    found += search(board, row - 1, first_only);
    if (first_only && found > 0) return found;
    board[row] = kata::none;
  }
  return found;
}

}  // namespace

bool place_queens(kata::Chessboard& board) {
  return search(board, board.size() - 1, true) > 0;
}

int count_arrangements(kata::Chessboard& board) {
  return search(board, board.size() - 1, false);
}
