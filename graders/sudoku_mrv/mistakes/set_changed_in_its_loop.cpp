// Mistake: digits are erased from a set while a loop runs over it
// Says: used an iterator that is dead
// Says: while a loop runs over it
#include <set>

#include "sudoku_mrv.h"

std::set<char> choicesAt(kata::Board& board, int r, int c) {
  std::set<char> choices = {'1', '2', '3', '4', '5', '6', '7', '8', '9'};
  for (char choice : choices) {
    for (int i = 0; i < 9; i++) {
      if (board[r][i] == choice || board[i][c] == choice ||
          board[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == choice) {
        choices.erase(choice);
        break;
      }
    }
  }
  return choices;
}

bool solve_mrv(kata::Board& board) {
  int row = -1, col = -1;
  std::set<char> best;
  for (int r = 0; r < 9; r++) {
    for (int c = 0; c < 9; c++) {
      if (board[r][c] != '.') continue;
      std::set<char> choices = choicesAt(board, r, c);
      if (row == -1 || choices.size() < best.size()) {
        row = r;
        col = c;
        best = choices;
      }
    }
  }
  if (row == -1) return true;
  for (char d : best) {
    board[row][col] = d;
    if (solve_mrv(board)) return true;
    board[row][col] = '.';
  }
  return false;
}
