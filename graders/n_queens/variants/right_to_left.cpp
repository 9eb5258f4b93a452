// Variant: columns from right to left, the mirror image
#include <cstdlib>

#include "n_queens.h"

static bool isSafe(kata::Chessboard& board, int row, int col) {
  for (int r = row - 1; r >= 0; r--) {
    if (board[r] == col) return false;
    if (abs(board[r] - col) == abs(r - row)) return false;
  }
  return true;
}

static bool solve(kata::Chessboard& board, int row) {
  if (row >= board.size()) return true;
  for (int col = board.size() - 1; col >= 0; col--) {
    if (isSafe(board, row, col)) {
      board[row] = col;
      if (solve(board, row + 1)) return true;
      board[row] = kata::none;
    }
  }
  return false;
}

static void countAll(kata::Chessboard& board, int row, int& total) {
  if (row >= board.size()) {
    total++;
    return;
  }
  for (int col = board.size() - 1; col >= 0; col--) {
    if (isSafe(board, row, col)) {
      board[row] = col;
      countAll(board, row + 1, total);
      board[row] = kata::none;
    }
  }
}

bool place_queens(kata::Chessboard& board) {
  return solve(board, 0);
}

int count_arrangements(kata::Chessboard& board) {
  int total = 0;
  countAll(board, 0, total);
  return total;
}
