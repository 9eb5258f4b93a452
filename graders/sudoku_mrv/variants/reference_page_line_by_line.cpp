// Variant: the reference page's program, line by line
#include <bit>
#include <functional>
#include <utility>
#include <vector>

#include "sudoku_mrv.h"

bool solve_mrv(kata::Board& board) {
  std::vector<int> rows(9), cols(9), boxes(9);
  std::vector<std::pair<int, int>> empties;
  for (int r = 0; r < 9; r++) {
    for (int c = 0; c < 9; c++) {
      char ch = board[r][c];
      if (ch == '.') {
        empties.emplace_back(r, c);
      } else {
        int bit = 1 << (ch - '0');
        rows[r] |= bit;
        cols[c] |= bit;
        boxes[(r / 3) * 3 + c / 3] |= bit;
      }
    }
  }

  auto used_mask = [&](int r, int c) { return rows[r] | cols[c] | boxes[(r / 3) * 3 + c / 3]; };

  std::function<bool()> fill = [&]() {
    if (empties.empty()) return true;
    std::size_t best = 0;
    auto free = [&](std::size_t i) {
      auto [r, c] = empties[i];
      return 9 - std::popcount(static_cast<unsigned>(used_mask(r, c) & 0x3FE));
    };
    for (std::size_t i = 1; i < empties.size(); i++) {
      if (free(i) < free(best)) best = i;
    }
    std::swap(empties[best], empties.back());
    auto cell = empties.back();
    empties.pop_back();
    auto [r, c] = cell;
    int b = (r / 3) * 3 + c / 3;
    for (int d = 1; d <= 9; d++) {
      int bit = 1 << d;
      if (used_mask(r, c) & bit) continue;
      board[r][c] = static_cast<char>('0' + d);
      rows[r] |= bit;
      cols[c] |= bit;
      boxes[b] |= bit;
      if (fill()) return true;
      rows[r] ^= bit;
      cols[c] ^= bit;
      boxes[b] ^= bit;
      board[r][c] = '.';
    }
    empties.push_back(cell);
    std::swap(empties[best], empties.back());
    return false;
  };
  return fill();
}
