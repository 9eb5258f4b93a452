// Mistake: the square is emptied again although the rest was solved
// Says: Step by step, this is a search that undoes its choices even when the rest was solved
#include <array>
#include <vector>

#include "sudoku_mrv.h"

class MrvSolver {
 public:
  explicit MrvSolver(kata::Board& board) : board(board) {
    for (int r = 0; r < 9; ++r)
      for (int c = 0; c < 9; ++c)
        if (board[r][c] != '.') set(r, c, board[r][c] - '1', true);
  }

  bool run() {
    int row = -1, col = -1;
    std::vector<int> best;
    for (int r = 0; r < 9; ++r) {
      for (int c = 0; c < 9; ++c) {
        if (board[r][c] != '.') continue;
        std::vector<int> options = optionsAt(r, c);
        if (row < 0 || options.size() < best.size()) {
          row = r;
          col = c;
          best = options;
        }
      }
    }
    if (row < 0) return true;
    for (int d : best) {
      board[row][col] = char('1' + d);
      set(row, col, d, true);
      bool solved = run();
      set(row, col, d, false);
      board[row][col] = '.';
      if (solved) return true;
    }
    return false;
  }

 private:
  std::vector<int> optionsAt(int r, int c) {
    std::vector<int> options;
    for (int d = 0; d < 9; ++d)
      if (!inRow[r][d] && !inCol[c][d] && !inBox[r / 3 * 3 + c / 3][d]) options.push_back(d);
    return options;
  }

  void set(int r, int c, int d, bool value) {
    inRow[r][d] = value;
    inCol[c][d] = value;
    inBox[r / 3 * 3 + c / 3][d] = value;
  }

  kata::Board& board;
  std::array<std::array<bool, 9>, 9> inRow{}, inCol{}, inBox{};
};

bool solve_mrv(kata::Board& board) {
  return MrvSolver(board).run();
}
