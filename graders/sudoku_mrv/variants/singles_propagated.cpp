// Variant: fills forced squares in a loop before it guesses, and remembers them for the undo
#include <utility>
#include <vector>

#include "sudoku_mrv.h"

namespace {

class Propagating {
 public:
  explicit Propagating(kata::Board& board) : board_(board) {}

  bool solve() {
    std::vector<std::pair<int, int>> forced;
    int row = 0, column = 0, fewest = 0;
    while ((fewest = find(row, column)) == 1) {
      board_[row][column] = digits(row, column).front();
      forced.emplace_back(row, column);
    }
    if (fewest == 10) return true;
    for (const char digit : digits(row, column)) {
      board_[row][column] = digit;
      if (solve()) return true;
      board_[row][column] = '.';
    }
    while (!forced.empty()) {
      const auto [r, c] = forced.back();
      board_[r][c] = '.';
      forced.pop_back();
    }
    return false;
  }

 private:
  std::vector<char> digits(int row, int column) const {
    std::vector<char> list;
    for (char digit = '1'; digit <= '9'; ++digit) {
      bool free = true;
      for (int i = 0; i < 9 && free; ++i) {
        free = board_[row][i] != digit && board_[i][column] != digit &&
               board_[row / 3 * 3 + i / 3][column / 3 * 3 + i % 3] != digit;
      }
      if (free) list.push_back(digit);
    }
    return list;
  }

  int find(int& row, int& column) const {
    int fewest = 10;
    for (int r = 0; r < 9; ++r) {
      for (int c = 0; c < 9; ++c) {
        if (board_[r][c] != '.') continue;
        const int count = static_cast<int>(digits(r, c).size());
        if (count < fewest) {
          fewest = count;
          row = r;
          column = c;
        }
      }
    }
    return fewest;
  }

  kata::Board& board_;
};

}  // namespace

bool solve_mrv(kata::Board& board) {
  return Propagating(board).solve();
}
