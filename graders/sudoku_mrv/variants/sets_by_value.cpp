// Variant: each call gets its own copy of the sets, so nothing is to be taken back
#include <array>
#include <set>

#include "sudoku_mrv.h"

struct Sets {
  std::array<std::set<char>, 9> rows, cols, boxes;

  void add(int r, int c, char num) {
    rows[r].insert(num);
    cols[c].insert(num);
    boxes[r / 3 * 3 + c / 3].insert(num);
  }

  bool has(int r, int c, char num) const {
    return rows[r].count(num) || cols[c].count(num) || boxes[r / 3 * 3 + c / 3].count(num);
  }
};

bool solve(kata::Board& board, const Sets& sets) {
  int row = -1, col = -1, fewest = 10;
  for (int r = 0; r < 9; r++) {
    for (int c = 0; c < 9; c++) {
      if (board[r][c] != '.') continue;
      int count = 0;
      for (char num = '1'; num <= '9'; num++) count += !sets.has(r, c, num);
      if (count < fewest) {
        fewest = count;
        row = r;
        col = c;
      }
    }
  }
  if (row == -1) return true;
  for (char num = '1'; num <= '9'; num++) {
    if (sets.has(row, col, num)) continue;
    Sets deeper = sets;
    deeper.add(row, col, num);
    board[row][col] = num;
    if (solve(board, deeper)) return true;
    board[row][col] = '.';
  }
  return false;
}

bool solve_mrv(kata::Board& board) {
  Sets sets;
  for (int r = 0; r < 9; r++)
    for (int c = 0; c < 9; c++)
      if (board[r][c] != '.') sets.add(r, c, board[r][c]);
  return solve(board, sets);
}
