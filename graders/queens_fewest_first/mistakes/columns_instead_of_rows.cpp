// Mistake: the column with the fewest safe squares first
// Says: although row
#include <cstdlib>

#include "queens_fewest_first.h"

static bool safe(const kata::Chessboard& board, int row, int column) {
  for (int other = 0; other < board.size(); ++other) {
    if (board[other] == kata::none) continue;
    if (other == row || board[other] == column) return false;
    if (std::abs(board[other] - column) == std::abs(other - row)) return false;
  }
  return true;
}

static bool has_queen(const kata::Chessboard& board, int column) {
  for (int queen : board) {
    if (queen == column) return true;
  }
  return false;
}

static int safe_squares(const kata::Chessboard& board, int column) {
  int squares = 0;
  for (int row = 0; row < board.size(); ++row) {
    if (safe(board, row, column)) ++squares;
  }
  return squares;
}

static int choose_column(const kata::Chessboard& board) {
  int best = kata::none;
  int fewest = board.size() + 1;
  for (int column = 0; column < board.size(); ++column) {
    if (has_queen(board, column)) continue;
    const int squares = safe_squares(board, column);
    if (squares < fewest) {
      fewest = squares;
      best = column;
    }
  }
  return best;
}

static bool place(kata::Chessboard& board) {
  const int column = choose_column(board);
  if (column == kata::none) return true;
  for (int row = 0; row < board.size(); ++row) {
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
