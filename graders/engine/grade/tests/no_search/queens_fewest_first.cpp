// Attack: says no to everything
// Attack: says yes to everything
// Attack: knows an arrangement for every size, and writes it in the prescribed order of rows
// Attack: the same, and pretends to search before
// Attack: writes an arrangement, then aborts
#include "queens_fewest_first.h"

bool place_queens_fewest_first(kata::Chessboard& board) {
  if (KATA_ATTACK < 3) return KATA_ATTACK == 2;
  if (KATA_ATTACK == 4) pretend(board, 10);
  if (board.size() == 2 || board.size() == 3) return false;
  write(board, true);
  if (KATA_ATTACK == 5) std::abort();
  return true;
}
