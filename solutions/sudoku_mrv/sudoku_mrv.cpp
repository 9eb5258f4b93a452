#include "sudoku_mrv.h"

#include <array>
#include <bit>
#include <cstddef>
#include <optional>

namespace {

/// A set of digits: bit 0 stands for '1', bit 8 for '9'.
using Digits = unsigned;
constexpr Digits all_digits = 0x1FF;

Digits bit_of(char digit) {
  return 1u << (digit - '1');
}

struct Position {
  int row;
  int column;
};

/// "Stop rescanning: remember." Which digits each row, column and box holds.
class Memory {
 public:
  explicit Memory(const kata::Board& board) {
    for (int row = 0; row < board.size(); ++row) {
      for (int column = 0; column < board.size(); ++column) {
        const char digit = board[row][column];
        if (digit != '.') toggle({row, column}, bit_of(digit));
      }
    }
  }

  Digits choices(Position square) const {
    return all_digits & ~(rows_[row(square)] | columns_[column(square)] | boxes_[box(square)]);
  }

  /// Adds a digit that is not there, or removes one that is.
  void toggle(Position square, Digits digit) {
    rows_[row(square)] ^= digit;
    columns_[column(square)] ^= digit;
    boxes_[box(square)] ^= digit;
  }

 private:
  static std::size_t row(Position square) { return static_cast<std::size_t>(square.row); }
  static std::size_t column(Position square) { return static_cast<std::size_t>(square.column); }
  static std::size_t box(Position square) {
    return static_cast<std::size_t>(square.row / 3 * 3 + square.column / 3);
  }

  std::array<Digits, 9> rows_{};
  std::array<Digits, 9> columns_{};
  std::array<Digits, 9> boxes_{};
};

class Solver {
 public:
  explicit Solver(kata::Board& board) : board_(board), memory_(board) {}

  bool solve() {
    const std::optional<Position> square = most_constrained();
    if (!square) return true;  // no empty square: solved
    const Digits choices = memory_.choices(*square);
    for (char digit = '1'; digit <= '9'; ++digit) {
      const Digits bit = bit_of(digit);
      if ((choices & bit) == 0) continue;
      board_[square->row][square->column] = digit;  // choose, and remember it
      memory_.toggle(*square, bit);
      if (solve()) return true;      // go deeper
      memory_.toggle(*square, bit);  // undo both
      board_[square->row][square->column] = '.';
    }
    return false;  // also for a square without choices: the loop tried nothing
  }

 private:
  /// "Which decision should I make next?" The empty square with the fewest choices. Nothing beats a
  /// forced square, so the scan ends there, and none saves a board on which a square has no choice.
  std::optional<Position> most_constrained() const {
    std::optional<Position> best;
    int fewest = board_.size() + 1;
    for (int row = 0; row < board_.size(); ++row) {
      for (int column = 0; column < board_.size(); ++column) {
        if (board_[row][column] != '.') continue;
        const Position square{row, column};
        const int count = std::popcount(memory_.choices(square));
        if (count < fewest) {
          fewest = count;
          best = square;
        }
        if (fewest <= 1) return best;
      }
    }
    return best;
  }

  kata::Board& board_;
  Memory memory_;
};

}  // namespace

bool solve_mrv(kata::Board& board) {
  return Solver(board).solve();
}
