// Variant: counts everything in one pass and looks at the counts afterwards
#include <algorithm>
#include <array>
#include <vector>

#include "sudoku_valid.h"

bool is_valid(const kata::Board& board) {
  std::vector<std::array<int, 9>> counts(27);  // nine rows, nine columns, nine boxes
  int r = 0;
  for (const auto& row : board) {
    int c = 0;
    for (const char digit : row) {
      if (digit != '.') {
        const auto d = static_cast<std::size_t>(digit - '1');
        ++counts[static_cast<std::size_t>(r)][d];
        ++counts[static_cast<std::size_t>(9 + c)][d];
        ++counts[static_cast<std::size_t>(18 + r / 3 * 3 + c / 3)][d];
      }
      ++c;
    }
    ++r;
  }
  return std::all_of(counts.begin(), counts.end(), [](const auto& unit) {
    return std::all_of(unit.begin(), unit.end(), [](int count) { return count <= 1; });
  });
}
