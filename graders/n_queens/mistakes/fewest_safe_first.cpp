// Mistake: the row with the fewest safe squares first, which is part 2
// Says: For N = 8 your search makes 75 placements, the plain search 113. Yours fills the row with the fewest safe squares first. That is queens_fewest_first; here the rows are filled in order.
#include <cstdlib>

#include "n_queens.h"

static bool safe(const kata::Chessboard& board, int row, int column) {
  for (int i = 0; i < board.size(); ++i) {
    if (i == row || board[i] == kata::none) continue;
    if (board[i] == column || std::abs(board[i] - column) == std::abs(row - i)) return false;
  }
  return true;
}

static bool place(kata::Chessboard& board) {
  int best = kata::none;
  int fewest = board.size() + 1;
  for (int row = 0; row < board.size(); ++row) {
    if (board[row] != kata::none) continue;
    int squares = 0;
    for (int column = 0; column < board.size(); ++column) squares += safe(board, row, column);
    if (squares < fewest) {
      fewest = squares;
      best = row;
    }
  }
  if (best == kata::none) return true;
  for (int column = 0; column < board.size(); ++column) {
    if (!safe(board, best, column)) continue;
    board[best] = column;
    if (place(board)) return true;
    board[best] = kata::none;
  }
  return false;
}

static int count(kata::Chessboard& board, int row) {
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

bool place_queens(kata::Chessboard& board) {
  return place(board);
}

int count_arrangements(kata::Chessboard& board) {
  return count(board, 0);
}
