// Variant: keeps a string beside the board and writes to both at each step
#include <string>

#include "sudoku_naive.h"

bool place(kata::Board& board, std::string& cells) {
  std::size_t at = cells.find('.');
  if (at == std::string::npos) return true;
  std::size_t r = at / 9, c = at % 9;
  for (char digit : {'1', '2', '3', '4', '5', '6', '7', '8', '9'}) {
    bool used = false;
    for (std::size_t other = 0; other < 81; other++) {
      bool related =
          other / 9 == r || other % 9 == c || (other / 27 == at / 27 && other % 9 / 3 == c / 3);
      if (related && cells[other] == digit) used = true;
    }
    if (used) continue;
    cells[at] = digit;
    board[r][c] = digit;
    if (place(board, cells)) return true;
    board[r][c] = '.';
    cells[at] = '.';
  }
  return false;
}

bool solve_naive(kata::Board& board) {
  std::string cells;
  for (auto& row : board)
    for (char square : row) cells += square;
  return place(board, cells);
}
