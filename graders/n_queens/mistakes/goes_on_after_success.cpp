// Mistake: the search goes on after its first arrangement and takes it apart
// Says: Step by step, this is a search that does not stop at a solution: it goes on until all is undone.
// Says: It took every queen off again, also after all of them stood: a call that succeeds must return true at once.
// Says: For N = 8 your search makes 2,056 placements, the plain search 113. Yours goes on after its first arrangement
#include <cstdlib>

#include "n_queens.h"

static bool safe(const kata::Chessboard& board, int row, int column) {
  for (int i = 0; i < row; ++i) {
    if (board[i] == column || std::abs(board[i] - column) == row - i) return false;
  }
  return true;
}

static bool found;

static void place(kata::Chessboard& board, int row) {
  if (row == board.size()) {
    found = true;
    return;
  }
  for (int column = 0; column < board.size(); ++column) {
    if (!safe(board, row, column)) continue;
    board[row] = column;
    place(board, row + 1);
    board[row] = kata::none;
  }
}

static int count(kata::Chessboard& board, int row) {
  if (row == board.size()) return 1;
  int found = 0;
  for (int column = 0; column < board.size(); ++column) {
    if (!safe(board, row, column)) continue;
    board[row] = column;
    found += count(board, row + 1);
    board[row] = kata::none;
  }
  return found;
}

bool place_queens(kata::Chessboard& board) {
  found = false;
  place(board, 0);
  return found;
}

int count_arrangements(kata::Chessboard& board) {
  return count(board, 0);
}
