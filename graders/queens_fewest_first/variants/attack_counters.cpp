// Variant: for each square how many queens attack it, kept up to date in a table
#include <cstdlib>
#include <vector>

#include "queens_fewest_first.h"

namespace {

class Search {
 public:
  explicit Search(kata::Chessboard& board)
      : board_(board), n_(board.size()), attacks_(n_, std::vector<int>(n_, 0)) {}

  bool place() {
    const int row = choose();
    if (row == kata::none) return true;
    for (int column = 0; column < n_; ++column) {
      if (attacks_[row][column] > 0) continue;
      board_[row] = column;
      change(row, column, +1);
      if (place()) return true;
      change(row, column, -1);
    }
    board_[row] = kata::none;
    return false;
  }

 private:
  int choose() const {
    int best = kata::none, fewest = n_ + 1;
    for (int row = 0; row < n_; ++row) {
      if (board_[row] != kata::none) continue;
      int squares = 0;
      for (int count : attacks_[row]) squares += count == 0;
      if (squares < fewest) best = row, fewest = squares;
    }
    return best;
  }

  void change(int row, int column, int by) {
    for (int r = 0; r < n_; ++r) {
      if (r == row) continue;
      for (int c = 0; c < n_; ++c) {
        if (c == column || std::abs(c - column) == std::abs(r - row)) attacks_[r][c] += by;
      }
    }
  }

  kata::Chessboard& board_;
  int n_;
  std::vector<std::vector<int>> attacks_;
};

}  // namespace

bool place_queens_fewest_first(kata::Chessboard& board) {
  return Search(board).place();
}
