// Variant: takes a row with one safe square at once, even while another row has none
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

int squares_of(const kata::Chessboard& board, int row) {
  int squares = 0;
  for (int column = 0; column < board.size(); ++column) squares += safe(board, row, column) ? 1 : 0;
  return squares;
}

int choose(const kata::Chessboard& board) {
  int best = kata::none;
  int fewest = board.size() + 1;
  for (int row = 0; row < board.size(); ++row) {
    if (board[row] != kata::none) continue;
    const int squares = squares_of(board, row);
    if (squares == 1) return row;
    if (squares < fewest) {
      fewest = squares;
      best = row;
    }
  }
  return best;
}

}  // namespace

bool place_queens_fewest_first(kata::Chessboard& board) {
  const int row = choose(board);
  if (row == kata::none) return true;
  for (int column = 0; column < board.size(); ++column) {
    if (!safe(board, row, column)) continue;
    board[row] = column;
    if (place_queens_fewest_first(board)) return true;
    board[row] = kata::none;
  }
  return false;
}
