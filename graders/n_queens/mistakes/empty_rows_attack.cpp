// Mistake: rows without a queen, which read as -1, count as attackers
// Says: Step by step, this is a search that takes rows without a queen for attackers.
// Says: and has not tried (row 1,
// Says: and a solution follows from there.
#include <cstdlib>

#include "n_queens.h"

namespace {

bool is_safe(const kata::Chessboard& board, int row, int column) {
  for (int other = 0; other < board.size(); ++other) {
    if (other == row) continue;
    if (board[other] == column || std::abs(board[other] - column) == std::abs(other - row)) {
      return false;
    }
  }
  return true;
}

bool place(kata::Chessboard& board, int row) {
  if (row == board.size()) return true;
  for (int column = 0; column < board.size(); ++column) {
    if (!is_safe(board, row, column)) continue;
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
    if (!is_safe(board, row, column)) continue;
    board[row] = column;
    found += count(board, row + 1);
    board[row] = kata::none;
  }
  return found;
}

}  // namespace

bool place_queens(kata::Chessboard& board) {
  return place(board, 0);
}

int count_arrangements(kata::Chessboard& board) {
  return count(board, 0);
}
