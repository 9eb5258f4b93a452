// Variant: a row clears those below it before it goes on with its next column
#include <cstdlib>

#include "n_queens.h"

namespace {

bool safe(const kata::Chessboard& board, int row, int column) {
  for (int above = 0; above < row; ++above) {
    if (board[above] == column || std::abs(board[above] - column) == row - above) return false;
  }
  return true;
}

void clear_from(kata::Chessboard& board, int row) {
  for (int last = board.size() - 1; last >= row; --last) board[last] = kata::none;
}

bool place(kata::Chessboard& board, int row) {
  if (row == board.size()) return true;
  for (int column = 0; column < board.size(); ++column) {
    clear_from(board, row);
    if (!safe(board, row, column)) continue;
    board[row] = column;
    if (place(board, row + 1)) return true;
  }
  clear_from(board, row);
  return false;
}

int count(kata::Chessboard& board, int row) {
  if (row == board.size()) return 1;
  int found = 0;
  for (int column = 0; column < board.size(); ++column) {
    if (safe(board, row, column)) {
      board[row] = column;
      found += count(board, row + 1);
    }
    clear_from(board, row);
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
