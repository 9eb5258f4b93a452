// Variant: counts with the first queen in the left half and doubles; the middle column counts once
#include <cstdlib>

#include "n_queens.h"

namespace {

bool safe(const kata::Chessboard& board, int row, int column) {
  for (int above = 0; above < row; ++above) {
    if (board[above] == column || std::abs(board[above] - column) == row - above) return false;
  }
  return true;
}

bool place(kata::Chessboard& board, int row) {
  if (row == board.size()) return true;
  for (int column = 0; column < board.size(); ++column) {
    if (!safe(board, row, column)) continue;
    board[row] = column;
    if (place(board, row + 1)) return true;
    board[row] = kata::none;
  }
  return false;
}

int count(kata::Chessboard& board, int row) {
  if (row == board.size()) return 1;
  int found = 0;
  for (int column = 0; column < board.size(); ++column) {
    if (!safe(board, row, column)) continue;
    board[row] = column;
    found += count(board, row + 1);
    board[row] = kata::none;
  }
  return found;
}

int count_with_first(kata::Chessboard& board, int column) {
  board[0] = column;
  const int found = count(board, 1);
  board[0] = kata::none;
  return found;
}

}  // namespace

bool place_queens(kata::Chessboard& board) {
  return place(board, 0);
}

int count_arrangements(kata::Chessboard& board) {
  const int n = board.size();
  int arrangements = 0;
  for (int column = 0; column < n / 2; ++column) {
    arrangements += 2 * count_with_first(board, column);
  }
  if (n % 2 == 1) arrangements += count_with_first(board, n / 2);
  return arrangements;
}
