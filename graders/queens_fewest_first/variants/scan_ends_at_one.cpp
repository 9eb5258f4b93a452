// Variant: the scan ends at the first row with at most one safe square, as the article's program does
#include <cstdlib>

#include "queens_fewest_first.h"

namespace {

bool safe(const kata::Chessboard& board, int row, int column) {
  for (int other = 0; other < board.size(); ++other) {
    if (board[other] == kata::none) continue;
    if (board[other] == column || std::abs(board[other] - column) == std::abs(other - row)) {
      return false;
    }
  }
  return true;
}

int choose(const kata::Chessboard& board) {
  int best = kata::none;
  int fewest = 0;
  for (int row = 0; row < board.size(); ++row) {
    if (board[row] != kata::none) continue;
    int squares = 0;
    for (int column = 0; column < board.size(); ++column) {
      if (safe(board, row, column)) ++squares;
    }
    if (best == kata::none || squares < fewest) {
      best = row;
      fewest = squares;
    }
    if (fewest <= 1) break;
  }
  return best;
}

bool place(kata::Chessboard& board) {
  const int row = choose(board);
  if (row == kata::none) return true;
  for (int column = 0; column < board.size(); ++column) {
    if (safe(board, row, column)) {
      board[row] = column;
      if (place(board)) return true;
      board[row] = kata::none;
    }
  }
  return false;
}

}  // namespace

bool place_queens_fewest_first(kata::Chessboard& board) {
  return place(board);
}
