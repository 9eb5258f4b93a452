// Mistake: '.' goes into the sets as well, so two empty squares of a row are a clash
// Says: this is a function that takes two empty squares for a clash.
// Says: is_valid returned false, but no digit stands twice
// Says: It is empty, and two '.' in a row are no clash.
#include <set>

#include "sudoku_valid.h"

bool is_valid(const kata::Board& board) {
  std::set<char> rows[9];
  std::set<char> columns[9];
  std::set<char> boxes[9];
  for (int row = 0; row < 9; ++row) {
    for (int column = 0; column < 9; ++column) {
      const char digit = board[row][column];
      if (!rows[row].insert(digit).second) return false;
      if (!columns[column].insert(digit).second) return false;
      if (!boxes[row / 3 * 3 + column / 3].insert(digit).second) return false;
    }
  }
  return true;
}
