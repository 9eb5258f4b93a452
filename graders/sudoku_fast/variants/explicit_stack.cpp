// Variant: a stack of squares and digits left to try, no recursion
#include <bit>
#include <vector>

#include "sudoku_fast.h"

namespace {

struct Choice {
  int square;
  unsigned left;  // digits not tried yet
};

unsigned fitting(const std::array<char, 81>& board, int square) {
  unsigned used = 0;
  for (int i = 0; i < 9; ++i) {
    for (const int other : {square / 9 * 9 + i, 9 * i + square % 9,
                            square / 27 * 27 + square % 9 / 3 * 3 + i / 3 * 9 + i % 3}) {
      if (board[other] != '.') used |= 1u << (board[other] - '1');
    }
  }
  return 511u & ~used;
}

bool next_choice(const std::array<char, 81>& board, Choice& best) {
  best = {-1, 0};
  for (int square = 0; square < 81; ++square) {
    if (board[square] != '.') continue;
    const unsigned left = fitting(board, square);
    if (best.square < 0 || std::popcount(left) < std::popcount(best.left)) best = {square, left};
    if (std::popcount(left) < 2) break;
  }
  return best.square >= 0;
}

}  // namespace

bool solve_fast(std::array<char, 81>& board) {
  std::vector<Choice> path;
  Choice choice;
  if (!next_choice(board, choice)) return true;
  path.push_back(choice);
  while (!path.empty()) {
    Choice& last = path.back();
    board[last.square] = '.';
    if (last.left == 0) {
      path.pop_back();
      continue;
    }
    board[last.square] = static_cast<char>('1' + std::countr_zero(last.left));
    last.left &= last.left - 1;
    if (!next_choice(board, choice)) return true;
    path.push_back(choice);
  }
  return false;
}
