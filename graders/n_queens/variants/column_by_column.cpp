// Variant: column by column, each time looking for a row
#include <cstdlib>

#include "n_queens.h"

namespace {

bool safe(const kata::Chessboard& board, int row, int column) {
  if (board[row] != kata::none) return false;
  for (int other = 0; other < board.size(); ++other) {
    if (board[other] == kata::none) continue;
    if (std::abs(board[other] - column) == std::abs(other - row)) return false;
  }
  return true;
}

bool place(kata::Chessboard& board, int column) {
  if (column == board.size()) return true;
  for (int row = 0; row < board.size(); ++row) {
    if (!safe(board, row, column)) continue;
    board[row] = column;
    if (place(board, column + 1)) return true;
    board[row] = kata::none;
  }
  return false;
}

int count(kata::Chessboard& board, int column) {
  if (column == board.size()) return 1;
  int found = 0;
  for (int row = 0; row < board.size(); ++row) {
    if (!safe(board, row, column)) continue;
    board[row] = column;
    found += count(board, column + 1);
    board[row] = kata::none;
  }
  return found;
}

}  // namespace

bool place_queens(kata::Chessboard& board) {
  return place(board, 0);
}

int count_arrangements(kata::Chessboard& board) {
  return count(board, 0);
}
