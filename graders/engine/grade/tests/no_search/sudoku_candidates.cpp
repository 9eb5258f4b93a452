// Attack: lists and fills nothing
// Attack: lists all digits, and says 51
// Attack: lists the digit that solves a board of the kit, and fills in what it knows of it
// Attack: lists what the article's page tells, and pretends to fill
#include "sudoku_candidates.h"

std::string candidates(const kata::Board& board, int row, int column) {
  const std::string line = line_of(board);
  if (KATA_ATTACK == 2) return "123456789";
  if (KATA_ATTACK < 2 || board[row][column] != '.') return "";
  if (KATA_ATTACK == 3) return solution_of(line).substr(9 * row + column, 1);
  if (row == 0 && column == 2) return "124";
  if (row == 0 && column == 8) return "248";
  return row == 2 ? "12" : "4";
}

int place_forced(kata::Board& board) {
  const std::string solution = solution_of(line_of(board));
  int filled = 0;
  if (KATA_ATTACK == 2) return 51;
  if (KATA_ATTACK == 4) pretend(board, 51);
  if (KATA_ATTACK != 3 || solution.empty()) return 0;
  for (const char digit : line_of(board)) filled += digit == '.';
  write(board, solution);
  return filled;
}
