// Mistake: the box begins at the square itself and leaves the board
// Says: candidates threw an exception that nothing caught
// Says: is not on the board: columns run from 0 to 8
#include "sudoku_candidates.h"

std::string candidates(const kata::Board& board, int row, int column) {
  if (board[row][column] != '.') return "";
  bool used[10] = {};
  for (int i = 0; i < 9; ++i) {
    if (board[row][i] != '.') used[board[row][i] - '0'] = true;
    if (board[i][column] != '.') used[board[i][column] - '0'] = true;
  }
  for (int r = row; r < row + 3; ++r) {
    for (int c = column; c < column + 3; ++c) {
      if (board[r][c] != '.') used[board[r][c] - '0'] = true;
    }
  }
  std::string digits;
  for (int d = 1; d <= 9; ++d) {
    if (!used[d]) digits += static_cast<char>('0' + d);
  }
  return digits;
}

int place_forced(kata::Board& board) {
  int placed = 0;
  bool again = true;
  while (again) {
    again = false;
    for (int row = 0; row < 9; ++row) {
      for (int column = 0; column < 9; ++column) {
        std::string digits = candidates(board, row, column);
        if (digits.size() == 1) {
          board[row][column] = digits[0];
          ++placed;
          again = true;
        }
      }
    }
  }
  return placed;
}
