// Mistake: keeps a copy of every board it has seen, in a loop that does not end
// Says: Its row holds a 1 already
#include <string>
#include <vector>

#include "sudoku_mrv.h"

bool solve_mrv(kata::Board& board) {
  std::vector<std::string> todo;
  std::string start;
  for (int i = 0; i < 81; i++) start += board[i / 9][i % 9];
  todo.push_back(start);
  for (std::size_t next = 0; next < todo.size(); next++) {
    std::string now = todo[next];
    std::size_t hole = now.find('.');
    if (hole == std::string::npos) {
      for (int i = 0; i < 81; i++) board[i / 9][i % 9] = now[i];
      return true;
    }
    for (char d = '1'; d <= '9'; d++) {
      now[hole] = d;
      todo.push_back(now);
    }
  }
  return false;
}
