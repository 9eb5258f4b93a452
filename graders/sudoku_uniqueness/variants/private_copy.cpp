// Variant: reads the board once and counts on an array of its own
#include <array>
#include <functional>

#include "sudoku_uniqueness.h"

int count_solutions(kata::Board& board, int limit) {
  std::array<std::array<char, 9>, 9> grid{};
  for (std::size_t r = 0; r < 9; ++r) {
    for (std::size_t c = 0; c < 9; ++c)
      grid[r][c] = board[static_cast<int>(r)][static_cast<int>(c)];
  }
  const auto fits = [&](std::size_t r, std::size_t c, char digit) {
    for (std::size_t i = 0; i < 9; ++i) {
      if (grid[r][i] == digit || grid[i][c] == digit) return false;
      if (grid[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == digit) return false;
    }
    return true;
  };
  int found = 0;
  std::function<void(std::size_t)> search = [&](std::size_t square) {
    if (found == limit) return;
    if (square == 81) {
      ++found;
      return;
    }
    char& here = grid[square / 9][square % 9];
    if (here != '.') return search(square + 1);
    for (char digit = '1'; digit <= '9'; ++digit) {
      if (!fits(square / 9, square % 9, digit)) continue;
      here = digit;
      search(square + 1);
      here = '.';
    }
  };
  search(0);
  return found;
}
