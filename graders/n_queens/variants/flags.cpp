// Variant: flags for columns and diagonals instead of looking at the queens
#include <vector>

#include "n_queens.h"

namespace {

class Search {
 public:
  explicit Search(kata::Chessboard& board)
      : board_(board),
        n_(board.size()),
        columns_(n_, false),
        rising_(2 * n_ - 1, false),
        falling_(2 * n_ - 1, false) {}

  bool place(int row) {
    if (row == n_) return true;
    for (int column = 0; column < n_; ++column) {
      if (!free(row, column)) continue;
      set(row, column);
      if (place(row + 1)) return true;
      clear(row, column);
    }
    return false;
  }

  void count(int row) {
    if (row == n_) {
      ++arrangements;
      return;
    }
    for (int column = 0; column < n_; ++column) {
      if (!free(row, column)) continue;
      set(row, column);
      count(row + 1);
      clear(row, column);
    }
  }

  int arrangements = 0;

 private:
  bool free(int row, int column) const {
    return !columns_[column] && !rising_[row + column] && !falling_[row - column + n_ - 1];
  }
  void set(int row, int column) {
    board_[row] = column;
    columns_[column] = rising_[row + column] = falling_[row - column + n_ - 1] = true;
  }
  void clear(int row, int column) {
    board_[row] = kata::none;
    columns_[column] = rising_[row + column] = falling_[row - column + n_ - 1] = false;
  }

  kata::Chessboard& board_;
  int n_;
  std::vector<bool> columns_, rising_, falling_;
};

}  // namespace

bool place_queens(kata::Chessboard& board) {
  return Search(board).place(0);
}

int count_arrangements(kata::Chessboard& board) {
  Search search(board);
  search.count(0);
  return search.arrangements;
}
