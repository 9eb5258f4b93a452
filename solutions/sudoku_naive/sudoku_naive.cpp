#include "sudoku_naive.h"

namespace {

/// "What makes a choice impossible?" The digit stands in the row, the column or the box already.
bool fits(const kata::Board& board, int row, int column, char digit) {
  const int side = board.box_size();
  const int box_row = row / side * side;
  const int box_column = column / side * side;
  for (int i = 0; i < board.size(); ++i) {
    if (board[row][i] == digit || board[i][column] == digit) return false;
    if (board[box_row + i / side][box_column + i % side] == digit) return false;
  }
  return true;
}

/// Fills the board from the given square on, in reading order.
bool fill_from(kata::Board& board, int row, int column) {
  // Choose: the first empty square. Without one the board is full, and every rule held on the way.
  while (row < board.size() && board[row][column] != '.') {
    if (++column == board.size()) {
      column = 0;
      ++row;
    }
  }
  if (row == board.size()) return true;

  for (char digit = '1'; digit <= '9'; ++digit) {
    if (!fits(board, row, column, digit)) continue;
    board[row][column] = digit;                      // try
    if (fill_from(board, row, column)) return true;  // keep going
    board[row][column] = '.';                        // it failed: undo, then try the next
  }
  return false;  // no digit works here, so a choice further up was wrong
}

}  // namespace

bool solve_naive(kata::Board& board) {
  return fill_from(board, 0, 0);
}
