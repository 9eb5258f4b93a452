// Mistake: one diagonal stays marked when its queen is lifted
// Says: Step by step, this is a search that leaves the falling diagonal marked as taken after an undo.
// Says: place_queens_fewest_first returned false for N = 4
// Says: but there is an arrangement.
#include <vector>

#include "queens_fewest_first.h"

namespace {

class Search {
 public:
  explicit Search(kata::Chessboard& board)
      : board_(board), n_(board.size()), columns_(n_), rising_(2 * n_), falling_(2 * n_) {}

  bool place() {
    int best = kata::none;
    int fewest = n_ + 1;
    for (int row = 0; row < n_; ++row) {
      if (board_[row] != kata::none) continue;
      int squares = 0;
      for (int column = 0; column < n_; ++column) squares += safe(row, column);
      if (squares < fewest) {
        fewest = squares;
        best = row;
      }
    }
    if (best == kata::none) return true;
    for (int column = 0; column < n_; ++column) {
      if (!safe(best, column)) continue;
      board_[best] = column;
      columns_[column] = rising_[best + column] = falling_[best - column + n_] = 1;
      if (place()) return true;
      columns_[column] = rising_[best + column] = 0;
      board_[best] = kata::none;
    }
    return false;
  }

 private:
  bool safe(int row, int column) const {
    return !columns_[column] && !rising_[row + column] && !falling_[row - column + n_];
  }

  kata::Chessboard& board_;
  int n_;
  std::vector<char> columns_, rising_, falling_;
};

}  // namespace

bool place_queens_fewest_first(kata::Chessboard& board) {
  return Search(board).place();
}
