// Variant: an exception leaves the search at the limit; a guard takes each digit off on the way
#include "sudoku_uniqueness.h"

static bool fits(const kata::Board& board, int r, int c, char digit) {
  for (int i = 0; i < 9; ++i) {
    if (board[r][i] == digit || board[i][c] == digit) return false;
    if (board[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == digit) return false;
  }
  return true;
}

namespace {

struct Enough {};

class Placed {
 public:
  Placed(kata::Square& square, char digit) : square_(square) { square_ = digit; }
  ~Placed() { square_ = '.'; }
  Placed(const Placed&) = delete;
  Placed& operator=(const Placed&) = delete;

 private:
  kata::Square& square_;
};

void search(kata::Board& board, int limit, int& found) {
  for (int r = 0; r < 9; ++r) {
    for (int c = 0; c < 9; ++c) {
      if (board[r][c] != '.') continue;
      for (char d = '1'; d <= '9'; ++d) {
        if (!fits(board, r, c, d)) continue;
        const Placed placed(board[r][c], d);
        search(board, limit, found);
      }
      return;
    }
  }
  if (++found == limit) throw Enough();
}

}  // namespace

int count_solutions(kata::Board& board, int limit) {
  int found = 0;
  try {
    search(board, limit, found);
  } catch (const Enough&) {
  }
  return found;
}
