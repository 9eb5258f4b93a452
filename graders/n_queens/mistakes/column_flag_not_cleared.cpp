// Mistake: the column stays marked when its queen is lifted
// Says: Step by step, this is a search that leaves the column marked as taken after an undo.
// Says: place_queens returned false for N = 4
// Says: but there is an arrangement.
#include <vector>

#include "n_queens.h"

namespace {

struct Search {
  kata::Chessboard& board;
  std::vector<char> columns, rising, falling;
  int arrangements = 0;

  explicit Search(kata::Chessboard& b)
      : board(b), columns(b.size()), rising(2 * b.size()), falling(2 * b.size()) {}

  bool place(int row, bool all) {
    const int n = board.size();
    if (row == n) {
      ++arrangements;
      return !all;
    }
    for (int c = 0; c < n; ++c) {
      if (columns[c] || rising[row + c] || falling[row - c + n]) continue;
      columns[c] = rising[row + c] = falling[row - c + n] = 1;
      board[row] = c;
      if (place(row + 1, all)) return true;
      board[row] = kata::none;
      rising[row + c] = falling[row - c + n] = 0;
    }
    return false;
  }
};

}  // namespace

bool place_queens(kata::Chessboard& board) {
  return Search(board).place(0, false);
}

int count_arrangements(kata::Chessboard& board) {
  Search search(board);
  search.place(0, true);
  return search.arrangements;
}
