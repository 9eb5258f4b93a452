// Attack: says no to everything and counts none
// Attack: says yes to everything and counts one
// Attack: knows an arrangement for every size, and how many there are
// Attack: the same, with pretences that make the counts of the article
// Attack: the same, and pretends to search on boards without arrangement
// Attack: writes an arrangement, then aborts
#include "n_queens.h"

bool place_queens(kata::Chessboard& board) {
  const int size = board.size();
  if (KATA_ATTACK < 3) return KATA_ATTACK == 2;
  if (KATA_ATTACK == 5 && size < 4) pretend(board, 3);
  if (size == 2 || size == 3) return false;
  if (KATA_ATTACK == 4) {
    const int undone = size == 8 ? 105 : size == 12 ? 249 : size == 20 ? 199615 : 0;
    const int dead_ends = size == 8 ? 42 : size == 12 ? 100 : size == 20 ? 72079 : 0;
    pretend(board, dead_ends + (undone - dead_ends) % 2);
    pretend_without_dead_ends(board, (undone - dead_ends) / 2);
  }
  write(board, false);
  if (KATA_ATTACK == 6) std::abort();
  return true;
}

int count_arrangements(kata::Chessboard& board) {
  const std::vector<int> counts{1, 1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2680, 14200};
  if (KATA_ATTACK < 3) return KATA_ATTACK - 1;
  if (KATA_ATTACK == 5) pretend(board, 100);
  if (KATA_ATTACK == 4 && board.size() > 3) {
    write(board, false);
    for (int row = 0; row < board.size(); ++row) board[row] = kata::none;
  }
  return counts.at(board.size());
}
