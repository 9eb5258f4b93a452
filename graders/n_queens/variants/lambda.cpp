// Variant: recursive lambdas
#include <cstdlib>
#include <functional>

#include "n_queens.h"

bool place_queens(kata::Chessboard& board) {
  const int n = board.size();
  auto clashes = [&](int row, int column) {
    for (int i = 0; i < row; ++i) {
      const auto queen = board[i];
      if (queen == column || std::abs(queen - column) == row - i) return true;
    }
    return false;
  };
  std::function<bool(int)> place = [&](int row) {
    for (int column = 0; row < n && column < n; ++column) {
      if (clashes(row, column)) continue;
      board[row] = column;
      if (place(row + 1)) return true;
      board[row] = kata::none;
    }
    return row == n;
  };
  return place(0);
}

int count_arrangements(kata::Chessboard& board) {
  const int n = board.size();
  auto clashes = [&](int row, int column) {
    for (int i = 0; i < row; ++i) {
      if (board[i] == column || std::abs(board[i] - column) == row - i) return true;
    }
    return false;
  };
  std::function<int(int)> count = [&](int row) {
    int found = row == n ? 1 : 0;
    for (int column = 0; row < n && column < n; ++column) {
      if (clashes(row, column)) continue;
      board[row] = column;
      found += count(row + 1);
      board[row] = kata::none;
    }
    return found;
  };
  return count(0);
}
