// Mistake: flags for a board of 8 rows, whatever N is
// Says: used an index outside an array
#include "n_queens.h"

static bool column_used[8];
static bool rising_used[16];
static bool falling_used[16];

static bool safe(const kata::Chessboard&, int row, int column) {
  return !column_used[column] && !rising_used[row + column] && !falling_used[row - column + 8];
}

static void mark(int row, int column, bool used) {
  column_used[column] = rising_used[row + column] = falling_used[row - column + 8] = used;
}

static bool place(kata::Chessboard& board, int row) {
  if (row == board.size()) return true;
  for (int column = 0; column < board.size(); ++column) {
    if (!safe(board, row, column)) continue;
    board[row] = column;
    mark(row, column, true);
    const bool placed = place(board, row + 1);
    mark(row, column, false);
    if (placed) return true;
    board[row] = kata::none;
  }
  return false;
}

static int count(kata::Chessboard& board, int row) {
  if (row == board.size()) return 1;
  int found = 0;
  for (int column = 0; column < board.size(); ++column) {
    if (!safe(board, row, column)) continue;
    board[row] = column;
    mark(row, column, true);
    found += count(board, row + 1);
    mark(row, column, false);
    board[row] = kata::none;
  }
  return found;
}

bool place_queens(kata::Chessboard& board) {
  return place(board, 0);
}

int count_arrangements(kata::Chessboard& board) {
  return count(board, 0);
}
