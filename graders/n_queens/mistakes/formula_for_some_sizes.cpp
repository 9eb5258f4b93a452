// Mistake: odd columns, then even ones: no search, and wrong for N = 8
// Says: place_queens returned true for N = 8, but the queens at row
// Says: attack each other: they stand on one diagonal.
#include <cstdlib>

#include "n_queens.h"

static bool safe(const kata::Chessboard& board, int row, int column) {
  for (int i = 0; i < row; ++i) {
    if (board[i] == column || std::abs(board[i] - column) == row - i) return false;
  }
  return true;
}

static bool place(kata::Chessboard& board, int) {
  const int n = board.size();
  if (n == 2 || n == 3) return false;
  int row = 0;
  for (int column = 1; column < n; column += 2) board[row++] = column;
  for (int column = 0; column < n; column += 2) board[row++] = column;
  return true;
}

static int count(kata::Chessboard& board, int row) {
  if (row == board.size()) return 1;
  int found = 0;
  for (int column = 0; column < board.size(); ++column) {
    if (!safe(board, row, column)) continue;
    board[row] = column;
    found += count(board, row + 1);
    board[row] = kata::none;
  }
  return found;
}

bool place_queens(kata::Chessboard& board) {
  return place(board, 0);
}

int count_arrangements(kata::Chessboard& board) {
  return count(board, 0);
}
