// Variant: of several rows with as few safe squares a random one
#include <cstdlib>
#include <random>
#include <vector>

#include "queens_fewest_first.h"

namespace {

std::vector<int> safe_squares(const kata::Chessboard& board, int row) {
  std::vector<int> squares;
  for (int column = 0; column < board.size(); ++column) {
    bool safe = true;
    for (int other = 0; other < board.size() && safe; ++other) {
      if (board[other] == kata::none) continue;
      safe = board[other] != column && std::abs(board[other] - column) != std::abs(other - row);
    }
    if (safe) squares.push_back(column);
  }
  return squares;
}

bool place(kata::Chessboard& board, std::minstd_rand& random) {
  std::vector<int> best;
  std::size_t fewest = 1000;
  for (int row = 0; row < board.size(); ++row) {
    if (board[row] != kata::none) continue;
    const std::size_t squares = safe_squares(board, row).size();
    if (squares < fewest) best.clear();
    if (squares <= fewest) {
      fewest = squares;
      best.push_back(row);
    }
  }
  if (best.empty()) return true;
  const int row = best[random() % best.size()];
  for (const int column : safe_squares(board, row)) {
    board[row] = column;
    if (place(board, random)) return true;
    board[row] = kata::none;
  }
  return false;
}

}  // namespace

bool place_queens_fewest_first(kata::Chessboard& board) {
  std::minstd_rand random(7);
  return place(board, random);
}
