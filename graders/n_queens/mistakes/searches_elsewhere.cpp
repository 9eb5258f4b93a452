// Mistake: searches on a vector of its own and writes only the finished arrangement
// Says: For N = 8 your search makes 8 placements, the plain search 113. Yours only writes a finished arrangement. Search on the board itself
#include <cstdlib>
#include <vector>

#include "n_queens.h"

static bool safe(const std::vector<int>& queens, int row, int column) {
  for (int i = 0; i < row; ++i) {
    if (queens[i] == column || std::abs(queens[i] - column) == row - i) return false;
  }
  return true;
}

static bool search(std::vector<int>& queens, int row) {
  if (row == static_cast<int>(queens.size())) return true;
  for (int column = 0; column < static_cast<int>(queens.size()); ++column) {
    if (!safe(queens, row, column)) continue;
    queens[row] = column;
    if (search(queens, row + 1)) return true;
  }
  return false;
}

static bool place(kata::Chessboard& board, int) {
  std::vector<int> queens(board.size());
  if (!search(queens, 0)) return false;
  for (int row = 0; row < board.size(); ++row) board[row] = queens[row];
  return true;
}

static int count(kata::Chessboard& board, int row) {
  if (row == board.size()) return 1;
  std::vector<int> queens(board.begin(), board.end());
  int found = 0;
  for (int column = 0; column < board.size(); ++column) {
    if (!safe(queens, row, column)) continue;
    board[row] = column;
    found += count(board, row + 1);
    board[row] = kata::none;
  }
  return found;
}

bool place_queens(kata::Chessboard& board) {
  return place(board, 0);
}

int count_arrangements(kata::Chessboard& board) {
  return count(board, 0);
}
