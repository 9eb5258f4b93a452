// Mistake: solves with ascending and with descending digits and compares: never counts beyond two
// Says: count_solutions returned 2 when told to stop at 3, but this board has at least as many.
#include <string>

#include "sudoku_uniqueness.h"

static bool fits(const kata::Board& board, int r, int c, char digit) {
  for (int i = 0; i < 9; ++i) {
    if (board[r][i] == digit || board[i][c] == digit) return false;
    if (board[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == digit) return false;
  }
  return true;
}

static bool solve(kata::Board& board, const std::string& digits, std::string& solution) {
  for (int r = 0; r < 9; ++r) {
    for (int c = 0; c < 9; ++c) {
      if (board[r][c] != '.') continue;
      for (char d : digits) {
        if (!fits(board, r, c, d)) continue;
        board[r][c] = d;
        const bool solved = solve(board, digits, solution);
        board[r][c] = '.';
        if (solved) return true;
      }
      return false;
    }
  }
  for (const auto& row : board) {
    for (const char digit : row) solution += digit;
  }
  return true;
}

int count_solutions(kata::Board& board, int limit) {
  std::string first, last;
  if (!solve(board, "123456789", first)) return 0;
  if (limit == 1) return 1;
  solve(board, "987654321", last);
  return first == last ? 1 : 2;
}
