// Mistake: the row with the most safe squares instead of the fewest
// Says: For N = 4 placement 7 puts a queen on row 4, column 1, in a row with 3 safe squares, although row 2 has only 1: that row is more constrained and comes first.
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

static int safe_squares(const kata::Chessboard& board, int row) {
  int squares = 0;
  for (int column = 0; column < board.size(); ++column) {
    if (safe(board, row, column)) ++squares;
  }
  return squares;
}

static int choose_row(const kata::Chessboard& board) {
  int best = kata::none;
  int most = -1;
  for (int row = 0; row < board.size(); ++row) {
    if (board[row] != kata::none) continue;
    const int squares = safe_squares(board, row);
    if (squares > most) {
      most = squares;
      best = row;
    }
  }
  return best;
}

static bool place(kata::Chessboard& board) {
  const int row = choose_row(board);
  if (row == kata::none) return true;
  for (int column = 0; column < board.size(); ++column) {
    if (!safe(board, row, column)) continue;
    board[row] = column;
    if (place(board)) return true;
    board[row] = kata::none;
  }
  return false;
}

bool place_queens_fewest_first(kata::Chessboard& board) {
  return place(board);
}
