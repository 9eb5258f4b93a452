// Variant: a set of the rows still free, std::min_element chooses
#include <algorithm>
#include <cstdlib>
#include <functional>
#include <set>

#include "queens_fewest_first.h"

bool place_queens_fewest_first(kata::Chessboard& board) {
  std::set<int> rows;
  for (int row = 0; row < board.size(); ++row) rows.insert(row);

  const auto safe = [&](int row, int column) {
    for (int other = 0; other < board.size(); ++other) {
      const int queen = board[other];
      if (queen == kata::none) continue;
      if (queen == column || std::abs(queen - column) == std::abs(other - row)) return false;
    }
    return true;
  };
  const auto squares = [&](int row) {
    int count = 0;
    for (int column = 0; column < board.size(); ++column) count += safe(row, column);
    return count;
  };
  const std::function<bool()> place = [&] {
    if (rows.empty()) return true;
    const int row = *std::min_element(rows.begin(), rows.end(), [&](int left, int right) {
      return squares(left) < squares(right);
    });
    rows.erase(row);
    for (int column = 0; column < board.size(); ++column) {
      if (!safe(row, column)) continue;
      board[row] = column;
      if (place()) return true;
      board[row] = kata::none;
    }
    rows.insert(row);
    return false;
  };
  return place();
}
