// Mistake: walks back in a loop, and begins with the digit 1 again
// Says: your search puts 9 at [row 1, column 8], which it has taken off just before, and does so again and again.
#include <stack>
#include <utility>

#include "sudoku_naive.h"
namespace {
bool fits(const kata::Board& b, int r, int c, char d) {
  for (int i = 0; i < 9; ++i)
    if (b[r][i] == d || b[i][c] == d || b[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == d) return false;
  return true;
}
bool find_empty(const kata::Board& b, int& r, int& c) {
  for (r = 0; r < 9; ++r)
    for (c = 0; c < 9; ++c)
      if (b[r][c] == '.') return true;
  return false;
}
}  // namespace
bool solve_naive(kata::Board& board) {
  std::stack<std::pair<int, int>> done;
  int r, c;
  while (find_empty(board, r, c)) {
    char d = '1';
    while (d <= '9' && !fits(board, r, c, d)) ++d;
    if (d <= '9') {
      board[r][c] = d;
      done.push({r, c});
      continue;
    }
    if (done.empty()) return false;
    board[done.top().first][done.top().second] = '.';
    done.pop();
  }
  return true;
}
