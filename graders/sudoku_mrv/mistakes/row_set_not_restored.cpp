// Mistake: column and box are taken back, the row is not
// Says: Step by step, this is a search that leaves something marked as taken after its undo
#include <bit>
#include <utility>
#include <vector>

#include "sudoku_mrv.h"

namespace {

struct Solver {
  kata::Board& board;
  unsigned rows[9] = {}, cols[9] = {}, boxes[9] = {};
  std::vector<std::pair<int, int>> empties;

  unsigned used(int r, int c) { return rows[r] | cols[c] | boxes[r / 3 * 3 + c / 3]; }

  bool fill() {
    if (empties.empty()) return true;
    std::size_t best = 0;
    int fewest = 10;
    for (std::size_t i = 0; i < empties.size(); i++) {
      int count = 9 - std::popcount(used(empties[i].first, empties[i].second));
      if (count < fewest) {
        fewest = count;
        best = i;
      }
    }
    std::swap(empties[best], empties.back());
    auto [r, c] = empties.back();
    empties.pop_back();
    int b = r / 3 * 3 + c / 3;
    for (int d = 1; d <= 9; d++) {
      unsigned bit = 1u << d;
      if (used(r, c) & bit) continue;
      board[r][c] = char('0' + d);
      rows[r] |= bit;
      cols[c] |= bit;
      boxes[b] |= bit;
      if (fill()) return true;
      cols[c] &= ~bit;
      boxes[b] &= ~bit;
      board[r][c] = '.';
    }
    empties.push_back({r, c});
    std::swap(empties[best], empties.back());
    return false;
  }
};

}  // namespace

bool solve_mrv(kata::Board& board) {
  Solver solver{board};
  for (int r = 0; r < 9; r++) {
    for (int c = 0; c < 9; c++) {
      if (board[r][c] == '.') {
        solver.empties.push_back({r, c});
      } else {
        unsigned bit = 1u << (board[r][c] - '0');
        solver.rows[r] |= bit;
        solver.cols[c] |= bit;
        solver.boxes[r / 3 * 3 + c / 3] |= bit;
      }
    }
  }
  return solver.fill();
}
