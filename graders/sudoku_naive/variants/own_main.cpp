// Variant: has a main of its own to try things out, and prints
#include <iostream>

#include "sudoku_naive.h"

int placed = 0;

bool can_go(const kata::Board& b, int row, int col, char d) {
  for (int i = 0; i < 9; i++)
    if (b[row][i] == d || b[i][col] == d || b[row / 3 * 3 + i / 3][col / 3 * 3 + i % 3] == d)
      return false;
  return true;
}

bool solve_naive(kata::Board& board) {
  for (int row = 0; row < 9; row++) {
    for (int col = 0; col < 9; col++) {
      if (board[row][col] != '.') continue;
      for (char d = '1'; d <= '9'; d++) {
        if (!can_go(board, row, col, d)) continue;
        board[row][col] = d;
        if (++placed % 1000 == 0) std::cout << placed << " digits so far\n" << board;
        if (solve_naive(board)) return true;
        board[row][col] = '.';
      }
      return false;
    }
  }
  return true;
}

int main() {
  std::cout << "just a test\n";
}
