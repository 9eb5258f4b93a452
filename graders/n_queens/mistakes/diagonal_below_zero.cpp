// Mistake: row - column as an index without an offset: negative above the diagonal
// Says: place_queens used an index outside a container
// Says: out-of-bounds index -1
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
      if (columns[c] || rising[row + c] || falling[row - c]) continue;
      columns[c] = rising[row + c] = falling[row - c] = 1;
      board[row] = c;
      if (place(row + 1, all)) return true;
      board[row] = kata::none;
      columns[c] = rising[row + c] = falling[row - c] = 0;
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
