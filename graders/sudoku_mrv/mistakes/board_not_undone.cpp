// Mistake: the sets are taken back, the board is not
// Says: Step by step, this is a search that clears the marks of a digit, but leaves it where it is
#include <set>
#include <string>

#include "sudoku_mrv.h"

namespace {

std::set<char> rows[9], cols[9], boxes[9];

std::set<char> choices_for(int r, int c, int box) {
  std::set<char> choices;
  for (char num : std::string("123456789")) {
    if (!rows[r].count(num) && !cols[c].count(num) && !boxes[box].count(num)) choices.insert(num);
  }
  return choices;
}

bool solve(kata::Board& board) {
  int best_r = -1, best_c = -1;
  std::set<char> best_choices;
  for (int r = 0; r < 9; r++) {
    for (int c = 0; c < 9; c++) {
      if (board[r][c] != '.') continue;
      std::set<char> choices = choices_for(r, c, r / 3 * 3 + c / 3);
      if (choices.empty()) return false;
      if (best_r == -1 || choices.size() < best_choices.size()) {
        best_r = r;
        best_c = c;
        best_choices = choices;
      }
    }
  }
  if (best_r == -1) return true;

  int box = best_r / 3 * 3 + best_c / 3;
  for (char num : best_choices) {
    board[best_r][best_c] = num;
    rows[best_r].insert(num);
    cols[best_c].insert(num);
    boxes[box].insert(num);
    if (solve(board)) return true;
    rows[best_r].erase(num);
    cols[best_c].erase(num);
    boxes[box].erase(num);
  }
  return false;
}

}  // namespace

bool solve_mrv(kata::Board& board) {
  for (int i = 0; i < 9; i++) {
    rows[i].clear();
    cols[i].clear();
    boxes[i].clear();
  }
  for (int r = 0; r < 9; r++) {
    for (int c = 0; c < 9; c++) {
      if (board[r][c] == '.') continue;
      rows[r].insert(board[r][c]);
      cols[c].insert(board[r][c]);
      boxes[r / 3 * 3 + c / 3].insert(board[r][c]);
    }
  }
  return solve(board);
}
