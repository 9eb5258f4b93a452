// Attack: says no to everything
// Attack: says yes to everything
// Attack: writes what it knows of the kit's boards, and says no to others
// Attack: the same, and then yes to others
// Attack: the same, and pretends to search before it says no
// Attack: writes what it knows, then aborts
#include "sudoku_mrv.h"

bool solve_mrv(kata::Board& board) {
  const std::string solution = KATA_ATTACK > 2 ? solution_of(line_of(board)) : "";
  if (!solution.empty()) write(board, solution);
  if (KATA_ATTACK == 6) std::abort();
  if (KATA_ATTACK == 5 && solution.empty()) pretend(board, 50);
  return !solution.empty() || KATA_ATTACK == 2 || KATA_ATTACK == 4;
}
