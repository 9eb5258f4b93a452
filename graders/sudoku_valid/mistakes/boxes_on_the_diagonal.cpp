// Mistake: only the three boxes on the diagonal are looked at
// Says: this is a function that looks only at the three boxes on the diagonal.
// Says: but box 6 holds two 7s
#include <string>

#include "sudoku_valid.h"

static bool repeats(const std::string& squares) {
  for (std::size_t i = 0; i < squares.size(); ++i) {
    if (squares[i] != '.' && squares.find(squares[i], i + 1) != std::string::npos) return true;
  }
  return false;
}

bool is_valid(const kata::Board& board) {
  for (int i = 0; i < 9; ++i) {
    std::string row, column;
    for (int j = 0; j < 9; ++j) {
      row += board[i][j];
      column += board[j][i];
    }
    if (repeats(row) || repeats(column)) return false;
  }
  for (int box = 0; box < 3; ++box) {
    std::string squares;
    for (int r = 0; r < 3; ++r)
      for (int c = 0; c < 3; ++c) squares += board[box * 3 + r][box * 3 + c];
    if (repeats(squares)) return false;
  }
  return true;
}
