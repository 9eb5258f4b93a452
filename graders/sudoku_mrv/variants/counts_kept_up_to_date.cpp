// Variant: a table of how often each digit is ruled out, updated at each step; goes back before a dead square
#include <array>

#include "sudoku_mrv.h"

namespace {

class Counting {
 public:
  explicit Counting(kata::Board& board) : board_(board) {
    for (int r = 0; r < 9; ++r) {
      for (int c = 0; c < 9; ++c) {
        if (board[r][c] != '.') rule_out(r, c, board[r][c] - '1', 1);
      }
    }
  }

  bool solve() {
    int row = -1, column = -1, fewest = 10;
    for (int r = 0; r < 9; ++r) {
      for (int c = 0; c < 9; ++c) {
        if (board_[r][c] != '.') continue;
        const int count = options(r, c);
        if (count == 0) return false;
        if (count < fewest) {
          row = r;
          column = c;
          fewest = count;
        }
      }
    }
    if (row < 0) return true;
    for (int digit = 8; digit >= 0; --digit) {
      if (out_[row][column][digit] > 0) continue;
      board_[row][column] = static_cast<char>('1' + digit);
      rule_out(row, column, digit, 1);
      if (solve()) return true;
      rule_out(row, column, digit, -1);
    }
    board_[row][column] = '.';
    return false;
  }

 private:
  int options(int r, int c) const {
    int count = 0;
    for (const int times : out_[r][c]) count += times == 0;
    return count;
  }

  void rule_out(int row, int column, int digit, int change) {
    for (int r = 0; r < 9; ++r) {
      for (int c = 0; c < 9; ++c) {
        if (r == row && c == column) continue;
        const bool related = r == row || c == column || (r / 3 == row / 3 && c / 3 == column / 3);
        if (related) out_[r][c][digit] += change;
      }
    }
  }

  kata::Board& board_;
  std::array<std::array<std::array<int, 9>, 9>, 9> out_{};
};

}  // namespace

bool solve_mrv(kata::Board& board) {
  return Counting(board).solve();
}
