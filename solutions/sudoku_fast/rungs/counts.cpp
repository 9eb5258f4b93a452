// Against the rung below: what fits on each square is kept, not computed again. A digit placed
// changes the 20 squares that see it, and notes which, so that they can be changed back.
#include <bit>
#include <cstddef>

#include "rungs.h"

namespace rungs::counts {
namespace {

using Peers = std::array<std::array<std::size_t, 20>, 81>;

constexpr Peers peers = [] {
  Peers result{};
  for (std::size_t i = 0; i < 81; ++i) {
    std::size_t count = 0;
    for (std::size_t j = 0; j < 81; ++j) {
      const bool in_box = i / 27 == j / 27 && i % 9 / 3 == j % 9 / 3;
      if (i != j && (in_box || i / 9 == j / 9 || i % 9 == j % 9)) result[i][count++] = j;
    }
  }
  return result;
}();

struct Search {
  Board& board;
  std::array<unsigned, 81> fitting{};

  bool solve() {
    std::size_t best = 81;
    int fewest = 10;
    for (std::size_t square = 0; square < 81 && fewest > 1; ++square) {
      if (board[square] != '.') continue;
      const int choices = std::popcount(fitting[square]);
      if (choices >= fewest) continue;
      fewest = choices;
      best = square;
    }
    if (best == 81) return true;
    for (unsigned rest = fitting[best]; rest != 0; rest &= rest - 1) {
      if (place(best, rest & -rest)) return true;
    }
    return false;
  }

  bool place(std::size_t square, unsigned digit) {
    board[square] = static_cast<char>('1' + std::countr_zero(digit));
    std::array<std::size_t, 20> changed;
    std::size_t count = 0;
    bool alive = true;
    for (const std::size_t peer : peers[square]) {
      if (board[peer] != '.' || (fitting[peer] & digit) == 0) continue;
      fitting[peer] ^= digit;
      changed[count++] = peer;
      alive = alive && fitting[peer] != 0;
    }
    if (alive && solve()) return true;
    while (count > 0) fitting[changed[--count]] ^= digit;
    board[square] = '.';
    return false;
  }
};

}  // namespace

bool solve(Board& board) {
  Search search{board};
  search.fitting.fill(0777);
  for (std::size_t square = 0; square < 81; ++square) {
    if (board[square] == '.') continue;
    for (const std::size_t peer : peers[square])
      search.fitting[peer] &= ~(1u << (board[square] - '1'));
  }
  return search.solve();
}

}  // namespace rungs::counts
