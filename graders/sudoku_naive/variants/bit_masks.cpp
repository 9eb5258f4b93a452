// Variant: bit masks for rows, columns and boxes
#include <array>
#include <bit>
#include <cstdint>

#include "sudoku_naive.h"

namespace {

class Search {
 public:
  explicit Search(kata::Board& board) : board_(board) {
    for (int r = 0; r < 9; ++r) {
      for (int c = 0; c < 9; ++c) {
        if (board[r][c] != '.') flip(r, c, 1u << (board[r][c] - '1'));
      }
    }
  }

  bool fill(int square) {
    while (square < 81 && board_[square / 9][square % 9] != '.') ++square;
    if (square == 81) return true;
    const int r = square / 9;
    const int c = square % 9;
    auto open = static_cast<std::uint16_t>(0x1ff & ~(rows_[r] | columns_[c] | boxes_[box(r, c)]));
    for (; open != 0; open &= static_cast<std::uint16_t>(open - 1)) {
      const int digit = std::countr_zero(open);
      board_[r][c] = static_cast<char>('1' + digit);
      flip(r, c, 1u << digit);
      if (fill(square + 1)) return true;
      flip(r, c, 1u << digit);
      board_[r][c] = '.';
    }
    return false;
  }

 private:
  static int box(int r, int c) { return r / 3 * 3 + c / 3; }
  void flip(int r, int c, unsigned bit) {
    rows_[r] ^= bit;
    columns_[c] ^= bit;
    boxes_[box(r, c)] ^= bit;
  }

  kata::Board& board_;
  std::array<unsigned, 9> rows_{}, columns_{}, boxes_{};
};

}  // namespace

bool solve_naive(kata::Board& board) {
  return Search(board).fill(0);
}
