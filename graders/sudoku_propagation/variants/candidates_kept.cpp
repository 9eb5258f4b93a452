// Variant: candidates kept for each level, and a digit that was tried in vain is struck out for good
#include <array>
#include <bit>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "sudoku_propagation.h"

namespace {

using Candidates = std::array<unsigned, 81>;

bool see(std::size_t a, std::size_t b) {
  return a / 9 == b / 9 || a % 9 == b % 9 || (a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3);
}

bool same_unit(int unit, std::size_t a, std::size_t b) {
  if (unit == 0) return a / 9 == b / 9;
  if (unit == 1) return a % 9 == b % 9;
  return a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3;
}

struct Search {
  kata::Board& board;

  bool is_empty(std::size_t square) const {
    return board[static_cast<int>(square / 9)][static_cast<int>(square % 9)] == '.';
  }

  void put(std::size_t square, char digit) {
    board[static_cast<int>(square / 9)][static_cast<int>(square % 9)] = digit;
  }

  void fill(Candidates& left, std::size_t square, unsigned digit) {
    put(square, static_cast<char>('1' + std::countr_zero(digit)));
    left[square] = digit;
    for (std::size_t other = 0; other < 81; ++other) {
      if (other != square && see(square, other)) left[other] &= ~digit;
    }
  }

  bool is_dead(const Candidates& left) const {
    for (std::size_t square = 0; square < 81; ++square) {
      if (left[square] == 0) return true;
      for (int unit = 0; unit < 3; ++unit) {
        unsigned all = 0;
        for (std::size_t other = 0; other < 81; ++other) {
          if (same_unit(unit, square, other)) all |= left[other];
        }
        if (all != 0x1FF) return true;
      }
    }
    return false;
  }

  std::optional<std::pair<std::size_t, unsigned>> forced(const Candidates& left) const {
    for (std::size_t square = 0; square < 81; ++square) {
      if (!is_empty(square)) continue;
      if (std::has_single_bit(left[square])) return std::pair(square, left[square]);
      for (int unit = 0; unit < 3; ++unit) {
        unsigned others = 0;
        for (std::size_t other = 0; other < 81; ++other) {
          if (other != square && same_unit(unit, square, other)) others |= left[other];
        }
        const unsigned only_here = left[square] & ~others;
        if (only_here != 0) return std::pair(square, only_here & -only_here);
      }
    }
    return std::nullopt;
  }

  bool solve(Candidates left) {
    std::vector<std::size_t> filled;
    while (true) {
      while (!is_dead(left)) {
        const auto next = forced(left);
        if (!next) break;
        fill(left, next->first, next->second);
        filled.push_back(next->first);
      }
      if (is_dead(left)) break;
      std::size_t square = 0;
      while (square < 81 && !is_empty(square)) ++square;
      if (square == 81) return true;
      const unsigned digit = left[square] & -left[square];
      Candidates below = left;
      fill(below, square, digit);
      if (solve(below)) return true;
      put(square, '.');
      left[square] &= ~digit;  // and on with what that forces
    }
    while (!filled.empty()) {
      put(filled.back(), '.');
      filled.pop_back();
    }
    return false;
  }
};

}  // namespace

bool solve_propagating(kata::Board& board) {
  Candidates left;
  left.fill(0x1FF);
  Search search{board};
  for (std::size_t square = 0; square < 81; ++square) {
    const char digit = board[static_cast<int>(square / 9)][static_cast<int>(square % 9)];
    if (digit == '.') continue;
    left[square] = 1u << (digit - '1');
    for (std::size_t other = 0; other < 81; ++other) {
      if (other != square && see(square, other)) left[other] &= ~left[square];
    }
  }
  return search.solve(left);
}
