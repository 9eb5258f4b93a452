// Mistake: queens that share a diagonal are taken for safe
// Says: Step by step, this is a search that does not look at the diagonals that fall to the right.
// Says: attack each other: they stand on one diagonal.
// Says: Test a square before you place a queen on it.
#include "queens_fewest_first.h"

static bool safe(const kata::Chessboard& board, int, int column) {
  for (int queen : board) {
    if (queen == column) return false;
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
    if (place(board)) return true;
    board[row] = kata::none;
  }
  return false;
}

bool place_queens_fewest_first(kata::Chessboard& board) {
  return place(board);
}
