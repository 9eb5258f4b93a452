// Mistake: the order of the rows is fixed once, after the first queen
// Says: although row
#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <vector>

#include "queens_fewest_first.h"

static bool safe(const kata::Chessboard& board, int row, int column) {
  for (int other = 0; other < board.size(); ++other) {
    if (other == row || board[other] == kata::none) continue;
    if (board[other] == column) return false;
    if (std::abs(board[other] - column) == std::abs(other - row)) return false;
  }
  return true;
}

static int safe_squares(const kata::Chessboard& board, int row) {
  int squares = 0;
  for (int column = 0; column < board.size(); ++column) {
    if (safe(board, row, column)) ++squares;
  }
  return squares;
}

static bool place(kata::Chessboard& board, const std::vector<int>& rows, std::size_t next) {
  if (next == rows.size()) return true;
  const int row = rows[next];
  for (int column = 0; column < board.size(); ++column) {
    if (!safe(board, row, column)) continue;
    board[row] = column;
    if (place(board, rows, next + 1)) return true;
    board[row] = kata::none;
  }
  return false;
}

bool place_queens_fewest_first(kata::Chessboard& board) {
  std::vector<int> rows(board.size());
  std::iota(rows.begin(), rows.end(), 0);
  for (int column = 0; column < board.size(); ++column) {
    board[0] = column;
    std::sort(rows.begin() + 1, rows.end(), [&](int left, int right) {
      return safe_squares(board, left) < safe_squares(board, right);
    });
    if (place(board, rows, 1)) return true;
    board[0] = kata::none;
  }
  return false;
}
