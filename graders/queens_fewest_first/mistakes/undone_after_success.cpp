// Mistake: the queen is lifted before the result is looked at, also after success
// Says: Step by step, this is a search that undoes its choices even when the rest was solved.
// Says: place_queens_fewest_first returned true for N = 1, but row 1 has no queen. It took every queen off again, also after all of them stood
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
  int fewest = board.size() + 1;
  for (int row = 0; row < board.size(); ++row) {
    if (board[row] != kata::none) continue;
    const int squares = safe_squares(board, row);
    if (squares < fewest) {
      fewest = squares;
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
    const bool placed = place(board);
    board[row] = kata::none;
    if (placed) return true;
  }
  return false;
}

bool place_queens_fewest_first(kata::Chessboard& board) {
  return place(board);
}
