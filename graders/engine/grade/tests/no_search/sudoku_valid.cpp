// Attack: says no to everything
// Attack: says yes to everything
// Attack: says yes to the kit's boards that are solvable, and no to others
// Attack: says yes to all of the kit's boards, and no to others
#include "sudoku_valid.h"

bool is_valid(const kata::Board& board) {
  const std::string line = line_of(board);
  bool is_known = false;
  for (const Known& own : known) is_known = is_known || line == own.board;
  if (KATA_ATTACK == 3) return !solution_of(line).empty();
  if (KATA_ATTACK == 4) return is_known;
  return KATA_ATTACK == 2;
}
