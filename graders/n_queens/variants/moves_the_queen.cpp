// Variant: the queen is moved from column to column, and lifted once after the loop
#include <algorithm>
#include <cstdlib>

#include "n_queens.h"

namespace {

bool safe(const kata::Chessboard& board, int row, int column) {
  const auto* const end = board.begin() + row;
  int distance = row;
  return std::none_of(board.begin(), end, [&](int queen) {
    return queen == column || std::abs(queen - column) == distance--;
  });
}

bool place(kata::Chessboard& board, int row) {
  if (row == board.size()) return true;
  auto& queen = board[row];
  for (int column = 0; column < board.size(); ++column) {
    if (!safe(board, row, column)) continue;
    queen = column;
    if (place(board, row + 1)) return true;
  }
  queen = kata::none;
  return false;
}

void count(kata::Chessboard& board, int row, int& arrangements) {
  if (row == board.size()) {
    ++arrangements;
    return;
  }
  auto& queen = board[row];
  const int before = queen;
  for (int column = 0; column < board.size(); ++column) {
    if (!safe(board, row, column)) continue;
    queen = column;
    count(board, row + 1, arrangements);
  }
  queen = before;
}

}  // namespace

bool place_queens(kata::Chessboard& board) {
  return place(board, 0);
}

int count_arrangements(kata::Chessboard& board) {
  int arrangements = 0;
  count(board, 0, arrangements);
  return arrangements;
}
