// Variant: prints the board at each placement
#include <cstdlib>
#include <iostream>

#include "n_queens.h"

namespace {

bool is_safe(const kata::Chessboard& board, int row, int column) {
  for (int above = 0; above < row; ++above) {
    if (board[above] == column || std::abs(board[above] - column) == row - above) return false;
  }
  return true;
}

void show(const kata::Chessboard& board) {
  for (const int column : board) std::cout << "    " << column << ' ';
  std::cout << '\n';
}

bool place(kata::Chessboard& board, int row) {
  if (row == board.size()) return true;
  for (int column = 0; column < board.size(); ++column) {
    if (!is_safe(board, row, column)) continue;
    board[row] = column;
    show(board);
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
