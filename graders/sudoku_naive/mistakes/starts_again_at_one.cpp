// Mistake: walks back one square and starts there at 1 again
// Says: puts 8 at [row 1, column 7]; the article's takes 4 off (row 1, column 6)
#include <vector>

#include "sudoku_naive.h"

struct Cell {
  int row, col;
};

bool possible(kata::Board& board, int row, int col, char value) {
  for (int i = 0; i < 9; i++) {
    if (board[row][i] == value || board[i][col] == value) return false;
    if (board[row / 3 * 3 + i / 3][col / 3 * 3 + i % 3] == value) return false;
  }
  return true;
}

bool solve_naive(kata::Board& board) {
  std::vector<Cell> cells;
  for (int row = 0; row < 9; row++)
    for (int col = 0; col < 9; col++)
      if (board[row][col] == '.') cells.push_back({row, col});

  int i = 0;
  while (i < (int)cells.size()) {
    int row = cells[i].row, col = cells[i].col;
    char value = '1';
    while (value <= '9' && !possible(board, row, col, value)) value++;
    if (value <= '9') {
      board[row][col] = value;
      i++;
    } else {
      board[row][col] = '.';
      i--;
      if (i < 0) return false;
    }
  }
  return true;
}
