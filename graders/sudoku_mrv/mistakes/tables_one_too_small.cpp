// Mistake: tables with room for 0 to 8 are used with the digits 1 to 9
// Says: used an index outside an array
// Says: index 9 out of bounds
#include "sudoku_mrv.h"

bool rows[9][9], cols[9][9], boxes[9][9];

bool free(int r, int c, int d) {
  return !rows[r][d] && !cols[c][d] && !boxes[r / 3 * 3 + c / 3][d];
}

void mark(int r, int c, int d, bool used) {
  rows[r][d] = cols[c][d] = boxes[r / 3 * 3 + c / 3][d] = used;
}

bool search(kata::Board& board) {
  int row = -1, col = -1, fewest = 10;
  for (int r = 0; r < 9; r++) {
    for (int c = 0; c < 9; c++) {
      if (board[r][c] != '.') continue;
      int count = 0;
      for (int d = 1; d <= 9; d++) count += free(r, c, d);
      if (count < fewest) {
        fewest = count;
        row = r;
        col = c;
      }
    }
  }
  if (row == -1) return true;
  for (int d = 1; d <= 9; d++) {
    if (!free(row, col, d)) continue;
    board[row][col] = char('0' + d);
    mark(row, col, d, true);
    if (search(board)) return true;
    board[row][col] = '.';
    mark(row, col, d, false);
  }
  return false;
}

bool solve_mrv(kata::Board& board) {
  for (int r = 0; r < 9; r++)
    for (int c = 0; c < 9; c++)
      for (int d = 0; d < 9; d++) rows[r][d] = cols[r][d] = boxes[r][d] = false;
  for (int r = 0; r < 9; r++)
    for (int c = 0; c < 9; c++)
      if (board[r][c] != '.') mark(r, c, board[r][c] - '0', true);
  return search(board);
}
