// Variant: a lambda reads the nine squares of a unit through another lambda, sorts and compares
#include <algorithm>
#include <string>

#include "sudoku_valid.h"

bool is_valid(const kata::Board& board) {
  const auto repeats = [](auto square) {
    std::string digits;
    for (int i = 0; i < 9; ++i) digits.push_back(square(i));
    digits.erase(std::remove(digits.begin(), digits.end(), '.'), digits.end());
    std::sort(digits.begin(), digits.end());
    return std::adjacent_find(digits.begin(), digits.end()) != digits.end();
  };
  for (int u = 0; u < 9; ++u) {
    if (repeats([&](int i) -> char { return board[u][i]; })) return false;
    if (repeats([&](int i) -> char { return board[i][u]; })) return false;
    if (repeats([&](int i) -> char { return board[u / 3 * 3 + i / 3][u % 3 * 3 + i % 3]; })) {
      return false;
    }
  }
  return true;
}
