// Mistake: `auto old = columns[c]` of a std::vector<bool> is a reference in disguise and restores nothing
// Says: Step by step, this is a search that leaves everything marked as taken that it undoes.
// Says: place_queens returned false for N = 4
// Says: but there is an arrangement.
#include <vector>

#include "n_queens.h"

namespace {

struct Search {
  kata::Chessboard& board;
  std::vector<bool> columns, rising, falling;
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
      auto column = columns[c];
      auto rise = rising[row + c];
      auto fall = falling[row - c + n];
      columns[c] = rising[row + c] = falling[row - c + n] = true;
      board[row] = c;
      if (place(row + 1, all)) return true;
      board[row] = kata::none;
      columns[c] = column;
      rising[row + c] = rise;
      falling[row - c + n] = fall;
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
