// Mistake: an unsigned loop variable that is always at least 0
// Says: threw an exception that nothing caught: board[-1] is not on the board: rows run from 0 to 0
#include <cstdlib>

#include "n_queens.h"

static bool safe(const kata::Chessboard& board, std::size_t row, int column) {
  for (std::size_t i = row - 1; i >= 0; --i) {
    int distance = static_cast<int>(row - i);
    if (board[i] == column || std::abs(board[i] - column) == distance) return false;
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
  return count(board, 0);
}
