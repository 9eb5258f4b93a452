// Mistake: a vector with room for 0 to 8 is used with the digits 1 to 9
// Says: used an index outside a container
// Says: out-of-bounds index 9
#include <vector>

#include "sudoku_naive.h"

std::vector<bool> usedDigits(kata::Board& board, int r, int c) {
  std::vector<bool> used(9, false);
  for (int i = 0; i < 9; i++) {
    for (char x : {char(board[r][i]), char(board[i][c]),
                   char(board[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3])}) {
      if (x != '.') used[x - '0'] = true;
    }
  }
  return used;
}

bool solve_naive(kata::Board& board) {
  for (int r = 0; r < 9; r++) {
    for (int c = 0; c < 9; c++) {
      if (board[r][c] != '.') continue;
      std::vector<bool> used = usedDigits(board, r, c);
      for (int d = 1; d <= 9; d++) {
        if (used[d]) continue;
        board[r][c] = char('0' + d);
        if (solve_naive(board)) return true;
        board[r][c] = '.';
      }
      return false;
    }
  }
  return true;
}
