// Attack: counts none
// Attack: counts one
// Attack: counts as many as the limit
// Attack: counts 1 when told to stop at 2, 2 at 5, else the limit
// Attack: knows for which of the kit's boards there is a solution
// Attack: the same, and pretends to search
// Attack: writes the solution of a board that it knows and takes it off, as often as it counts
#include "sudoku_uniqueness.h"

int count_solutions(kata::Board& board, int limit) {
  const std::string line = line_of(board);
  const std::string solution = solution_of(line);
  const int guessed = solution.empty() ? 0 : limit == 2 ? 1 : limit == 5 ? 2 : limit;
  switch (KATA_ATTACK) {
    case 1:
      return 0;
    case 2:
      return 1;
    case 3:
      return limit;
    case 4:
      return limit == 2 ? 1 : limit == 5 ? 2 : limit;
    case 6:
      pretend(board, 20);
      break;
    case 7:
      for (int i = 0; i < guessed; ++i) {
        write(board, solution);
        for (int square = 0; square < 81; ++square) {
          if (line[square] == '.') board[square / 9][square % 9] = '.';
        }
      }
      break;
  }
  return guessed;
}
