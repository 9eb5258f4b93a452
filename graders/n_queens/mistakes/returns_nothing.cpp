// Mistake: count_arrangements is void and counts in a global variable
// Does not compile
// Says: The header declares this function with another return type. Take its line over as it stands in n_queens.h.
#include <cstdlib>

#include "n_queens.h"

static int arrangements;

static bool safe(const kata::Chessboard& board, int row, int column) {
  for (int i = 0; i < row; ++i) {
    if (board[i] == column || std::abs(board[i] - column) == row - i) return false;
  }
  return true;
}

static bool place(kata::Chessboard& board, int row, bool all) {
  if (row == board.size()) {
    ++arrangements;
    return !all;
  }
  for (int column = 0; column < board.size(); ++column) {
    if (!safe(board, row, column)) continue;
    board[row] = column;
    if (place(board, row + 1, all)) return true;
    board[row] = kata::none;
  }
  return false;
}

bool place_queens(kata::Chessboard& board) {
  return place(board, 0, false);
}

void count_arrangements(kata::Chessboard& board) {
  arrangements = 0;
  place(board, 0, true);
}
