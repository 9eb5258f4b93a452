// Attack: says no to everything
// Attack: says yes to everything
// Attack: writes what it knows of the kit's boards, and says no to others
// Attack: the same, with a pretence of as many placements as the article's program makes
// Attack: the same, and pretends to search before it says no
// Attack: writes what it knows, then aborts
#include "sudoku_naive.h"

bool solve_naive(kata::Board& board) {
  const std::string solution = KATA_ATTACK > 2 ? solution_of(line_of(board)) : "";
  if (KATA_ATTACK == 4 && line_of(board).starts_with("53..7")) {
    // 4,208 placements, 1,246 dead ends; 2 first stands on the first empty square after 333 of
    // them.
    pretend(board, 333);
    board[0][2] = '2';
    board[0][2] = '.';
    pretend(board, 912);
    for (int i = 0; i < 1455; ++i) {  // off in the other order: no dead end
      board[0][2] = '1';
      board[8][6] = '1';
      board[0][2] = '.';
      board[8][6] = '.';
    }
    board[0][3] = '2';
  }
  if (!solution.empty()) write(board, solution);
  if (KATA_ATTACK == 6) std::abort();
  if (KATA_ATTACK == 5 && solution.empty()) pretend(board, 332);
  return !solution.empty() || KATA_ATTACK == 2;
}
