// Mistake: the queen is placed first and then compared with herself as well
// Says: Step by step, this is a search that chooses a column first, and then finds that very one in its way.
// Says: place_queens returned false for N = 1 after 1 placement, but there is an arrangement.
#include <cstdlib>

#include "n_queens.h"

static bool safe(const kata::Chessboard& board, int row) {
  for (int i = 0; i <= row; ++i) {
    if (board[i] == board[row] || std::abs(board[i] - board[row]) == row - i) return false;
  }
  return true;
}

static bool place(kata::Chessboard& board, int row) {
  if (row == board.size()) return true;
  for (int column = 0; column < board.size(); ++column) {
    board[row] = column;
    if (safe(board, row) && place(board, row + 1)) return true;
    board[row] = kata::none;
  }
  return false;
}

static int count(kata::Chessboard& board, int row) {
  if (row == board.size()) return 1;
  int found = 0;
  for (int column = 0; column < board.size(); ++column) {
    board[row] = column;
    if (safe(board, row)) found += count(board, row + 1);
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
