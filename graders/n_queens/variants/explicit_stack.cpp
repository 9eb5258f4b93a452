// Variant: a std::stack of columns instead of recursion
#include <stack>
#include <vector>

#include "n_queens.h"

namespace {

bool safe(const kata::Chessboard& board, int row, int column) {
  for (int i = 0; i < row; i++) {
    int other = board[i];
    if (other == column) return false;
    if (other - column == row - i) return false;
    if (column - other == row - i) return false;
  }
  return true;
}

template <class Found>
bool search(kata::Chessboard& board, Found found) {
  std::stack<int, std::vector<int>> tried;
  tried.push(-1);
  while (!tried.empty()) {
    const int row = static_cast<int>(tried.size()) - 1;
    if (row == board.size()) {
      if (found()) return true;
      tried.pop();
      continue;
    }
    if (board[row] != kata::none) board[row] = kata::none;
    int column = tried.top() + 1;
    while (column < board.size() && !safe(board, row, column)) ++column;
    if (column == board.size()) {
      tried.pop();
      continue;
    }
    tried.top() = column;
    board[row] = column;
    tried.push(-1);
  }
  return false;
}

}  // namespace

bool place_queens(kata::Chessboard& board) {
  return search(board, [] { return true; });
}

int count_arrangements(kata::Chessboard& board) {
  int arrangements = 0;
  search(board, [&] {
    ++arrangements;
    return false;
  });
  return arrangements;
}
