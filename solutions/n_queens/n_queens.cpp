#include "n_queens.h"

#include <cstdlib>

namespace {

/// "What makes a choice impossible?" A queen further up shares the column or a diagonal. It shows
/// before the queen is placed, so nothing is placed in vain.
bool is_safe(const kata::Chessboard& board, int row, int column) {
  for (int above = 0; above < row; ++above) {
    const int queen = board[above];
    if (queen == column || std::abs(queen - column) == row - above) return false;
  }
  return true;
}

/// Places queens in the given row and those below it.
bool place_from(kata::Chessboard& board, int row) {
  if (row == board.size()) return true;  // no decision left: every row has its queen

  for (int column = 0; column < board.size(); ++column) {  // "What are my choices?" The columns.
    if (!is_safe(board, row, column)) continue;
    board[row] = column;                          // try
    if (place_from(board, row + 1)) return true;  // keep going
    board[row] = kata::none;                      // it failed: undo, then try the next
  }
  return false;  // no column works here, so a choice further up was wrong
}

/// Counts the ways to fill the given row and those below it.
int count_from(kata::Chessboard& board, int row) {
  if (row == board.size()) return 1;

  int arrangements = 0;
  for (int column = 0; column < board.size(); ++column) {
    if (!is_safe(board, row, column)) continue;
    board[row] = column;
    arrangements += count_from(board, row + 1);  // success is no reason to stop here …
    board[row] = kata::none;                     // … so every choice is undone
  }
  return arrangements;
}

}  // namespace

bool place_queens(kata::Chessboard& board) {
  return place_from(board, 0);
}

int count_arrangements(kata::Chessboard& board) {
  return count_from(board, 0);
}
