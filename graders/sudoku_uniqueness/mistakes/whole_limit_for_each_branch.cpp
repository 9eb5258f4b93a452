// Mistake: each branch may find as many as the limit, whatever was found before
// Says: hand a deeper call only what is left of it
#include <string>

#include "sudoku_uniqueness.h"

static std::string choices(const kata::Board& board, int r, int c) {
  std::string digits;
  for (char d = '1'; d <= '9'; ++d) {
    bool free = true;
    for (int i = 0; i < 9; ++i) {
      free = free && board[r][i] != d && board[i][c] != d;
      free = free && board[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] != d;
    }
    if (free) digits += d;
  }
  return digits;
}

int count_solutions(kata::Board& board, int limit) {
  int best_row = -1, best_column = -1;
  std::string best = "0123456789";
  for (int r = 0; r < 9; ++r) {
    for (int c = 0; c < 9; ++c) {
      if (board[r][c] != '.') continue;
      const std::string digits = choices(board, r, c);
      if (digits.size() < best.size()) best = digits, best_row = r, best_column = c;
    }
  }
  if (best_row < 0) return 1;
  int found = 0;
  for (char d : best) {
    board[best_row][best_column] = d;
    found += count_solutions(board, limit);
    board[best_row][best_column] = '.';
    if (found >= limit) break;
  }
  return found;
}
