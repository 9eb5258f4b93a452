// Mistake: the rows are filled from top to bottom, as in part 1
// Says: For N = 6 placement
// Says: that row is more constrained and comes first.
#include <cstdlib>

#include "queens_fewest_first.h"

static bool safe(const kata::Chessboard& board, int row, int column) {
  for (int other = 0; other < board.size(); ++other) {
    if (other == row || board[other] == kata::none) continue;
    if (board[other] == column) return false;
    if (std::abs(board[other] - column) == std::abs(other - row)) return false;
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

bool place_queens_fewest_first(kata::Chessboard& board) {
  return place(board, 0);
}
