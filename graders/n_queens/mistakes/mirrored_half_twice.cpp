// Mistake: half of the first row is counted and doubled, the middle column too
// Says: All of them stood on the board, each is to be counted once
// Says: count_arrangements returned 2 for N = 1, where there is 1 arrangement.
// Says: count_arrangements returned 12 for N = 5
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
  int half = 0;
  for (int column = 0; column < (board.size() + 1) / 2; ++column) {
    board[0] = column;
    half += count(board, 1);
    board[0] = kata::none;
  }
  return 2 * half;
}
