// Variant: a random one of several equally constrained squares, random digits; the generator is kept
#include <algorithm>
#include <array>
#include <random>
#include <vector>

#include "sudoku_mrv.h"

namespace {

std::mt19937 generator(20240607);

struct Cell {
  int row;
  int column;
  std::vector<char> digits;
};

std::vector<char> digits_for(const kata::Board& board, int row, int column) {
  std::array<bool, 256> seen{};
  for (int i = 0; i < 9; ++i) {
    seen[static_cast<unsigned char>(board[row][i])] = true;
    seen[static_cast<unsigned char>(board[i][column])] = true;
    seen[static_cast<unsigned char>(board[row / 3 * 3 + i / 3][column / 3 * 3 + i % 3])] = true;
  }
  std::vector<char> digits;
  for (char digit = '1'; digit <= '9'; ++digit) {
    if (!seen[static_cast<unsigned char>(digit)]) digits.push_back(digit);
  }
  return digits;
}

}  // namespace

bool solve_mrv(kata::Board& board) {
  std::vector<Cell> best;
  for (int row = 0; row < 9; ++row) {
    for (int column = 0; column < 9; ++column) {
      if (board[row][column] != '.') continue;
      Cell cell{row, column, digits_for(board, row, column)};
      if (!best.empty() && cell.digits.size() > best.front().digits.size()) continue;
      if (!best.empty() && cell.digits.size() < best.front().digits.size()) best.clear();
      best.push_back(cell);
    }
  }
  if (best.empty()) return true;
  Cell chosen = best[std::uniform_int_distribution<std::size_t>(0, best.size() - 1)(generator)];
  std::shuffle(chosen.digits.begin(), chosen.digits.end(), generator);
  for (char digit : chosen.digits) {
    board[chosen.row][chosen.column] = digit;
    if (solve_mrv(board)) return true;
    board[chosen.row][chosen.column] = '.';
  }
  return false;
}
