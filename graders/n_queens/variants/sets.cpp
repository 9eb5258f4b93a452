// Variant: written as in Python, with sets of taken columns and diagonals
#include <set>

#include "n_queens.h"

namespace {

std::set<int> columns, rising, falling;

bool valid(int row, int column) {
  return !columns.contains(column) && !rising.contains(row + column) &&
         !falling.contains(row - column);
}

bool solve(kata::Chessboard& board, int row) {
  if (row == board.size()) {
    return true;
  }

  for (int column = 0; column < board.size(); ++column) {
    if (!valid(row, column)) {
      continue;
    }

    board[row] = column;
    columns.insert(column);
    rising.insert(row + column);
    falling.insert(row - column);

    bool solved = solve(board, row + 1);

    columns.erase(column);
    rising.erase(row + column);
    falling.erase(row - column);
    if (solved) {
      return true;
    }
    board[row] = kata::none;
  }

  return false;
}

int count_from(kata::Chessboard& board, int row) {
  if (row == board.size()) {
    return 1;
  }

  int total = 0;
  for (int column = 0; column < board.size(); ++column) {
    if (!valid(row, column)) {
      continue;
    }

    board[row] = column;
    columns.insert(column);
    rising.insert(row + column);
    falling.insert(row - column);

    total += count_from(board, row + 1);

    columns.erase(column);
    rising.erase(row + column);
    falling.erase(row - column);
    board[row] = kata::none;
  }
  return total;
}

}  // namespace

bool place_queens(kata::Chessboard& board) {
  return solve(board, 0);
}

int count_arrangements(kata::Chessboard& board) {
  return count_from(board, 0);
}
