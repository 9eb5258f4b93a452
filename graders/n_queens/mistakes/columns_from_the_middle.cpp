// Mistake: tries the columns in the middle first
// Says: At the very first step yours puts a queen on row 1, column 5; the plain search puts a queen on row 1, column
#include <cstdlib>

#include "n_queens.h"

static bool safe(const kata::Chessboard& board, int row, int column) {
  for (int i = 0; i < row; ++i) {
    if (board[i] == column || std::abs(board[i] - column) == row - i) return false;
  }
  return true;
}

static bool place(kata::Chessboard& board, int row) {
  const int n = board.size();
  if (row == n) return true;
  for (int i = 0; i < n; ++i) {
    const int column = i % 2 == 0 ? n / 2 + i / 2 : n / 2 - 1 - i / 2;
    if (column < 0 || column >= n || !safe(board, row, column)) continue;
    board[row] = column;
    if (place(board, row + 1)) return true;
    board[row] = kata::none;
  }
  return false;
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
