// Variant: lambdas that capture the board, as nested functions do in Python
#include <functional>

#include "sudoku_naive.h"

bool solve_naive(kata::Board& board) {
  auto valid = [&](int r, int c, char num) {
    for (int j = 0; j < 9; j++)
      if (board[r][j] == num) return false;
    for (int i = 0; i < 9; i++)
      if (board[i][c] == num) return false;
    int box_r = r / 3 * 3, box_c = c / 3 * 3;
    for (int i = box_r; i < box_r + 3; i++)
      for (int j = box_c; j < box_c + 3; j++)
        if (board[i][j] == num) return false;
    return true;
  };

  std::function<bool()> solve = [&]() {
    for (int r = 0; r < 9; r++) {
      for (int c = 0; c < 9; c++) {
        if (board[r][c] != '.') continue;
        for (char num : "123456789") {
          if (num == '\0' || !valid(r, c, num)) continue;
          board[r][c] = num;
          if (solve()) return true;
          board[r][c] = '.';
        }
        return false;
      }
    }
    return true;
  };
  return solve();
}
