#include "queens_fewest_first.h"

#include <cstddef>
#include <vector>

namespace {

/// "Stop rescanning: remember." Which columns and diagonals hold a queen.
class Memory {
 public:
  explicit Memory(int size)
      : size_(size), columns_(count(size)), falling_(count(2 * size)), rising_(count(2 * size)) {}

  bool is_safe(int row, int column) const {
    return columns_[count(column)] == 0 && falling_[count(row - column + size_)] == 0 &&
           rising_[count(row + column)] == 0;
  }

  void set(int row, int column, bool taken) {
    columns_[count(column)] = taken;
    falling_[count(row - column + size_)] = taken;
    rising_[count(row + column)] = taken;
  }

  int safe_squares(int row) const {
    int squares = 0;
    for (int column = 0; column < size_; ++column) {
      if (is_safe(row, column)) ++squares;
    }
    return squares;
  }

 private:
  static std::size_t count(int number) { return static_cast<std::size_t>(number); }

  int size_;
  std::vector<char> columns_;
  std::vector<char> falling_;  // where row - column is the same
  std::vector<char> rising_;   // where row + column is the same
};

class Search {
 public:
  explicit Search(kata::Chessboard& board) : board_(board), memory_(board.size()) {}

  bool place() {
    const int row = most_constrained();
    if (row == kata::none) return true;  // every row has its queen
    for (int column = 0; column < board_.size(); ++column) {
      if (!memory_.is_safe(row, column)) continue;
      board_[row] = column;  // choose, and remember it
      memory_.set(row, column, true);
      if (place()) return true;         // go deeper
      memory_.set(row, column, false);  // undo both
      board_[row] = kata::none;
    }
    return false;  // also for a row without a safe square: the loop tried nothing
  }

 private:
  /// "Which decision should I make next?" The row with the fewest safe squares: a row with one is
  /// no guess, and a row with none shows at once that this board is dead.
  int most_constrained() const {
    int best = kata::none;
    int fewest = board_.size() + 1;
    for (int row = 0; row < board_.size(); ++row) {
      if (board_[row] != kata::none) continue;
      const int squares = memory_.safe_squares(row);
      if (squares < fewest) {
        fewest = squares;
        best = row;
      }
    }
    return best;
  }

  kata::Chessboard& board_;
  Memory memory_;
};

}  // namespace

bool place_queens_fewest_first(kata::Chessboard& board) {
  return Search(board).place();
}
