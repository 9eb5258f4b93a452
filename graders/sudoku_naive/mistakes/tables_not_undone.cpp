// Mistake: the digit leaves the board but stays in the tables of used digits
// Says: Step by step, this is a search that leaves something marked as taken after its undo
#include "sudoku_naive.h"

struct Solver {
  kata::Board& board;
  bool rows[9][10] = {};
  bool cols[9][10] = {};
  bool boxes[9][10] = {};

  explicit Solver(kata::Board& b) : board(b) {
    for (int r = 0; r < 9; r++) {
      for (int c = 0; c < 9; c++) {
        if (board[r][c] != '.') mark(r, c, board[r][c] - '0', true);
      }
    }
  }

  void mark(int r, int c, int d, bool used) {
    rows[r][d] = used;
    cols[c][d] = used;
    boxes[r / 3 * 3 + c / 3][d] = used;
  }

  bool free(int r, int c, int d) {
    return !rows[r][d] && !cols[c][d] && !boxes[r / 3 * 3 + c / 3][d];
  }

  bool solve(int r, int c) {
    if (r == 9) return true;
    int nr = c == 8 ? r + 1 : r;
    int nc = c == 8 ? 0 : c + 1;
    if (board[r][c] != '.') return solve(nr, nc);
    for (int d = 1; d <= 9; d++) {
      if (!free(r, c, d)) continue;
      board[r][c] = char('0' + d);
      mark(r, c, d, true);
      if (solve(nr, nc)) return true;
      board[r][c] = '.';
    }
    return false;
  }
};

bool solve_naive(kata::Board& board) {
  Solver solver(board);
  return solver.solve(0, 0);
}
