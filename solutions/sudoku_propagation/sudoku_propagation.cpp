#include "sudoku_propagation.h"

#include <array>
#include <bit>
#include <cstddef>
#include <optional>
#include <vector>

namespace {

/// A set of digits: bit 0 stands for '1', bit 8 for '9'.
using Digits = unsigned;
constexpr Digits all_digits = 0x1FF;

constexpr std::size_t squares = 81;
using Unit = std::array<std::size_t, 9>;

/// The squares of each row, column and box; squares number in reading order.
constexpr std::array<Unit, 27> units = [] {
  std::array<Unit, 27> result{};
  for (std::size_t i = 0; i < 9; ++i) {
    for (std::size_t j = 0; j < 9; ++j) {
      result[i][j] = 9 * i + j;
      result[9 + i][j] = 9 * j + i;
      result[18 + i][j] = i / 3 * 27 + i % 3 * 3 + j / 3 * 9 + j % 3;
    }
  }
  return result;
}();

struct Forced {
  std::size_t square;
  Digits digit;
};

class Solver {
 public:
  explicit Solver(kata::Board& board) : board_(board) {
    for (std::size_t square = 0; square < squares; ++square) {
      const char digit = board[row(square)][column(square)];
      if (digit != '.') held_[square] = 1u << (digit - '1');
    }
  }

  bool solve() {
    const std::size_t before = placed_.size();
    if (propagate() && guess()) return true;
    while (placed_.size() > before) take_back();  // what was forced goes with the guess before it
    return false;
  }

 private:
  static int row(std::size_t square) { return static_cast<int>(square / 9); }
  static int column(std::size_t square) { return static_cast<int>(square % 9); }

  /// Fills what is forced until nothing is. False for a dead board.
  bool propagate() {
    while (true) {
      look();
      if (is_dead_) return false;
      if (!forced_) return true;
      place(*forced_);
    }
  }

  bool guess() {
    std::size_t best = squares;
    for (std::size_t square = 0; square < squares; ++square) {
      if (held_[square] != 0) continue;
      if (best == squares || std::popcount(fitting_[square]) < std::popcount(fitting_[best])) {
        best = square;
      }
    }
    if (best == squares) return true;  // no empty square: solved
    for (Digits left = fitting_[best]; left != 0; left &= left - 1) {
      place({best, left & -left});
      if (solve()) return true;
      take_back();
    }
    return false;
  }

  /// What the board says by itself: that it is dead, or a digit that is forced.
  void look() {
    is_dead_ = false;
    forced_.reset();
    find_what_fits();
    for (std::size_t square = 0; square < squares; ++square) {
      if (held_[square] != 0) continue;
      if (fitting_[square] == 0) is_dead_ = true;
      if (std::has_single_bit(fitting_[square])) forced_ = {square, fitting_[square]};
    }
    for (const Unit& unit : units) {
      Digits once = 0;
      Digits twice = 0;
      for (const std::size_t square : unit) {
        const Digits here = held_[square] | fitting_[square];
        twice |= once & here;
        once |= here;
      }
      if (once != all_digits) is_dead_ = true;
      for (const std::size_t square : unit) {
        const Digits only_here = fitting_[square] & ~twice;
        if (only_here != 0) forced_ = {square, only_here & -only_here};
      }
    }
  }

  void find_what_fits() {
    std::array<Digits, 27> taken{};
    for (std::size_t i = 0; i < units.size(); ++i) {
      for (const std::size_t square : units[i]) taken[i] |= held_[square];
    }
    for (std::size_t square = 0; square < squares; ++square) {
      const Digits seen =
          taken[square / 9] | taken[9 + square % 9] | taken[18 + square / 27 * 3 + square % 9 / 3];
      fitting_[square] = held_[square] != 0 ? 0 : all_digits & ~seen;
    }
  }

  void place(Forced choice) {
    held_[choice.square] = choice.digit;
    placed_.push_back(choice.square);
    board_[row(choice.square)][column(choice.square)] =
        static_cast<char>('1' + std::countr_zero(choice.digit));
  }

  void take_back() {
    const std::size_t square = placed_.back();
    placed_.pop_back();
    held_[square] = 0;
    board_[row(square)][column(square)] = '.';
  }

  kata::Board& board_;
  std::array<Digits, squares> held_{};     ///< the digit of a square, or none
  std::array<Digits, squares> fitting_{};  ///< what fits on an empty square, as last looked at
  bool is_dead_ = false;
  std::optional<Forced> forced_;
  std::vector<std::size_t> placed_;
};

}  // namespace

bool solve_propagating(kata::Board& board) {
  return Solver(board).solve();
}
