// Mistake: only rows and columns are checked
// Says: this is a function that checks row and column, but not the box.
// Says: but box 1 holds two 5s: at row 1, column 1 and at row 3, column 3.
// Says: Neither a row nor a column shows it, only the box.
#include <set>

#include "sudoku_valid.h"

bool is_valid(const kata::Board& board) {
  for (int i = 0; i < 9; ++i) {
    std::set<char> row;
    std::set<char> column;
    for (int j = 0; j < 9; ++j) {
      if (board[i][j] != '.' && !row.insert(board[i][j]).second) return false;
      if (board[j][i] != '.' && !column.insert(board[j][i]).second) return false;
    }
  }
  return true;
}
