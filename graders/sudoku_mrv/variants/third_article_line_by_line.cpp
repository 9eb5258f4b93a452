// Variant: the third article's program, line by line: it rescans
#include <optional>
#include <utility>

#include "sudoku_mrv.h"

static bool isLegal(const kata::Board& board, int row, int col, char d) {
  for (int i = 0; i < 9; i++) {
    if (board[row][i] == d || board[i][col] == d) return false;
    if (board[row / 3 * 3 + i / 3][col / 3 * 3 + i % 3] == d) return false;
  }
  return true;
}

static int countLegalDigits(const kata::Board& board, int row, int col) {
  int count = 0;
  for (char d = '1'; d <= '9'; d++) count += isLegal(board, row, col, d) ? 1 : 0;
  return count;
}

static std::optional<std::pair<int, int>> pickCell(const kata::Board& board) {
  std::optional<std::pair<int, int>> best;
  int bestCount = 10;
  for (int r = 0; r < 9; r++) {
    for (int c = 0; c < 9; c++) {
      if (board[r][c] != '.') continue;
      const int count = countLegalDigits(board, r, c);
      if (count < bestCount) {
        bestCount = count;
        best = {r, c};
      }
      if (count == 1) return best;
    }
  }
  return best;
}

bool solve_mrv(kata::Board& board) {
  const auto cell = pickCell(board);
  if (!cell) return true;
  const auto [row, col] = *cell;
  for (char d = '1'; d <= '9'; d++) {
    if (!isLegal(board, row, col, d)) continue;
    board[row][col] = d;
    if (solve_mrv(board)) return true;
    board[row][col] = '.';
  }
  return false;
}
