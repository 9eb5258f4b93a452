// Mistake: searches row by row on a vector and writes the finished arrangement in its order
// Says: although row
#include <cstdlib>
#include <vector>

#include "queens_fewest_first.h"

static bool search(std::vector<int>& queens, int n) {
  const int row = static_cast<int>(queens.size());
  if (row == n) return true;
  for (int column = 0; column < n; ++column) {
    bool safe = true;
    for (int i = 0; i < row; ++i) {
      if (queens[i] == column || std::abs(queens[i] - column) == row - i) safe = false;
    }
    if (!safe) continue;
    queens.push_back(column);
    if (search(queens, n)) return true;
    queens.pop_back();
  }
  return false;
}

bool place_queens_fewest_first(kata::Chessboard& board) {
  std::vector<int> queens;
  if (!search(queens, board.size())) return false;
  for (int row = 0; row < board.size(); ++row) board[row] = queens[row];
  return true;
}
