// Attack: says no to everything
// Attack: says yes to everything
// Attack: writes what it knows of the kit's boards, and says no to others
// Attack: the same, and yes to others
#include "sudoku_fast.h"

bool solve_fast(std::array<char, 81>& board) {
  const std::string solution = KATA_ATTACK > 2 ? solution_of({board.data(), 81}) : "";
  if (!solution.empty()) std::memcpy(board.data(), solution.data(), 81);
  return !solution.empty() || KATA_ATTACK == 2 || KATA_ATTACK == 4;
}
