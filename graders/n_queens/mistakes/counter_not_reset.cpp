// Mistake: the counter is global and goes on from the call before
// Says: count_arrangements returned 14 for N = 5, where there are 10 arrangements.
// Says: something is kept between calls, in a global or static variable.
#include <cstdlib>

#include "n_queens.h"

static bool safe(const kata::Chessboard& board, int row, int column) {
  for (int i = 0; i < row; ++i) {
    if (board[i] == column || std::abs(board[i] - column) == row - i) return false;
  }
  return true;
}

static bool place(kata::Chessboard& board, int row) {
  if (row == board.size()) return true;
  for (int column = 0; column < board.size(); ++column) {
    if (!safe(board, row, column)) continue;
    board[row] = column;
    if (place(board, row + 1)) return true;
    board[row] = kata::none;
  }
  return false;
}

static int found;

static void count(kata::Chessboard& board, int row) {
  if (row == board.size()) ++found;
  for (int column = 0; row < board.size() && column < board.size(); ++column) {
    if (!safe(board, row, column)) continue;
    board[row] = column;
    count(board, row + 1);
    board[row] = kata::none;
  }
}

bool place_queens(kata::Chessboard& board) {
  return place(board, 0);
}

int count_arrangements(kata::Chessboard& board) {
  count(board, 0);
  return found;
}
