// Mistake: queens are put anywhere, and only full boards are looked at
// Says: Step by step, this is a search that chooses any column, and looks at the rules only when all choices are made.
// Says: For N = 4 placement 2 puts a queen on row 2, column 1, where the queen at row 1, column 1 attacks it: they stand in one column. Test a square before you place a queen on it.
#include <cstdlib>

#include "n_queens.h"

static bool legal(const kata::Chessboard& board) {
  for (int i = 0; i < board.size(); ++i) {
    for (int j = 0; j < i; ++j) {
      if (board[i] == board[j] || std::abs(board[i] - board[j]) == i - j) return false;
    }
  }
  return true;
}

static bool place(kata::Chessboard& board, int row) {
  if (row == board.size()) return legal(board);
  for (int column = 0; column < board.size(); ++column) {
    board[row] = column;
    if (place(board, row + 1)) return true;
    board[row] = kata::none;
  }
  return false;
}

static int count(kata::Chessboard& board, int row) {
  if (row == board.size()) return legal(board) ? 1 : 0;
  int found = 0;
  for (int column = 0; column < board.size(); ++column) {
    board[row] = column;
    found += count(board, row + 1);
    board[row] = kata::none;
  }
  return found;
}

bool place_queens(kata::Chessboard& board) {
  return place(board, 0);
}

int count_arrangements(kata::Chessboard& board) {
  return count(board, 0);
}
