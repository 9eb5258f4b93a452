// Variant: an exception leaves the search, and columns from the middle outwards
#include <cstdlib>

#include "queens_fewest_first.h"

namespace {

struct Done {};

bool safe(const kata::Chessboard& board, int row, int column) {
  for (int other = 0; other < board.size(); ++other) {
    if (board[other] == kata::none) continue;
    if (board[other] == column) return false;
    if (other + board[other] == row + column) return false;
    if (other - board[other] == row - column) return false;
  }
  return true;
}

int count(const kata::Chessboard& board, int row) {
  int squares = 0;
  for (int column = 0; column < board.size(); ++column) squares += safe(board, row, column);
  return squares;
}

void search(kata::Chessboard& board) {
  int best = kata::none;
  for (int row = 0; row < board.size(); ++row) {
    if (board[row] == kata::none &&
        (best == kata::none || count(board, row) < count(board, best))) {
      best = row;
    }
  }
  if (best == kata::none) throw Done();
  const int n = board.size();
  for (int i = 0; i < n; ++i) {
    const int column = (n - 1) / 2 + (i % 2 == 0 ? -(i / 2) : (i + 1) / 2);
    if (!safe(board, best, column)) continue;
    board[best] = column;
    search(board);
    board[best] = kata::none;
  }
}

}  // namespace

bool place_queens_fewest_first(kata::Chessboard& board) {
  try {
    search(board);
    return false;
  } catch (Done) {
    return true;
  }
}
