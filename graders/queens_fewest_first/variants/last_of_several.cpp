// Variant: of several rows with as few safe squares the last one, columns from the right
#include <cstdlib>

#include "queens_fewest_first.h"

static bool safe(const kata::Chessboard& board, int row, int column) {
  for (int other = 0; other < board.size(); ++other) {
    if (board[other] == kata::none) continue;
    if (board[other] == column || std::abs(board[other] - column) == std::abs(other - row)) {
      return false;
    }
  }
  return true;
}

bool place_queens_fewest_first(kata::Chessboard& board) {
  int best = kata::none;
  int fewest = board.size();
  for (int row = 0; row < board.size(); ++row) {
    if (board[row] != kata::none) continue;
    int squares = 0;
    for (int column = 0; column < board.size(); ++column) squares += safe(board, row, column);
    if (squares <= fewest) {
      fewest = squares;
      best = row;
    }
  }
  if (best == kata::none) return true;
  for (int column = board.size() - 1; column >= 0; --column) {
    if (!safe(board, best, column)) continue;
    board[best] = column;
    if (place_queens_fewest_first(board)) return true;
    board[best] = kata::none;
  }
  return false;
}
