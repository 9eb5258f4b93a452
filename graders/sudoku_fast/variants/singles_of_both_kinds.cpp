// Variant: naked and hidden singles before each guess, and a copy for each guess
#include <bit>
#include <cstddef>

#include "sudoku_fast.h"

namespace {

using Units = std::array<std::array<std::size_t, 9>, 27>;  // rows, columns, boxes

constexpr Units units = [] {
  Units result{};
  for (std::size_t i = 0; i < 9; ++i) {
    for (std::size_t j = 0; j < 9; ++j) {
      result[i][j] = 9 * i + j;
      result[9 + i][j] = 9 * j + i;
      result[18 + i][j] = i / 3 * 27 + i % 3 * 3 + j / 3 * 9 + j % 3;
    }
  }
  return result;
}();

struct State {
  std::array<unsigned, 81> fitting{};  // a filled square keeps the bit of its digit
  std::array<bool, 81> filled{};
  bool dead = false;

  void fill(std::size_t square, unsigned digit) {
    fitting[square] = digit;
    filled[square] = true;
    for (const std::size_t unit :
         {square / 9, 9 + square % 9, 18 + square / 27 * 3 + square % 9 / 3}) {
      for (const std::size_t other : units[unit]) {
        if (other == square) continue;
        fitting[other] &= ~digit;
        dead = dead || fitting[other] == 0;
      }
    }
  }

  bool fill_naked_singles() {
    bool found = false;
    for (std::size_t square = 0; square < 81 && !dead; ++square) {
      if (filled[square] || !std::has_single_bit(fitting[square])) continue;
      fill(square, fitting[square]);
      found = true;
    }
    return found;
  }

  bool fill_hidden_singles() {
    bool found = false;
    for (const auto& unit : units) {
      unsigned once = 0;
      unsigned twice = 0;
      for (const std::size_t square : unit) {
        twice |= once & fitting[square];
        once |= fitting[square];
      }
      dead = dead || once != 0777;
      for (const std::size_t square : unit) {
        const unsigned single = fitting[square] & once & ~twice;
        if (dead || filled[square] || single == 0) continue;
        dead = !std::has_single_bit(single);  // two digits that have this square only
        fill(square, single);
        found = true;
      }
    }
    return found;
  }
};

bool search(State& state) {
  while (!state.dead && (state.fill_naked_singles() || state.fill_hidden_singles())) {
  }
  if (state.dead) return false;
  std::size_t best = 81;
  for (std::size_t square = 0; square < 81; ++square) {
    if (state.filled[square]) continue;
    if (best == 81 || std::popcount(state.fitting[square]) < std::popcount(state.fitting[best]))
      best = square;
  }
  if (best == 81) return true;
  for (unsigned rest = state.fitting[best]; rest != 0; rest &= rest - 1) {
    State next = state;
    next.fill(best, rest & -rest);
    if (!search(next)) continue;
    state = next;
    return true;
  }
  return false;
}

}  // namespace

bool solve_fast(std::array<char, 81>& board) {
  State state;
  state.fitting.fill(0777);
  for (std::size_t square = 0; square < 81; ++square) {
    if (board[square] != '.') state.fill(square, 1u << (board[square] - '1'));
  }
  if (!search(state)) return false;
  for (std::size_t square = 0; square < 81; ++square) {
    board[square] = static_cast<char>('1' + std::countr_zero(state.fitting[square]));
  }
  return true;
}
