// Variant: a stack of rows with the squares that are still to be tried
#include <cstdlib>
#include <utility>
#include <vector>

#include "queens_fewest_first.h"

namespace {

struct Decision {
  int row;
  std::vector<int> squares;  // the next one to try is the last
};

std::vector<int> safe_squares(const kata::Chessboard& board, int row) {
  std::vector<int> squares;
  for (int column = 0; column < board.size(); ++column) {
    bool attacked = false;
    for (int other = 0; other < board.size(); ++other) {
      const int queen = board[other];
      if (queen == kata::none) continue;
      if (queen == column || std::abs(queen - column) == std::abs(other - row)) attacked = true;
    }
    if (!attacked) squares.push_back(column);
  }
  return squares;
}

bool next_decision(const kata::Chessboard& board, std::vector<Decision>& decisions) {
  Decision best{kata::none, {}};
  for (int row = 0; row < board.size(); ++row) {
    if (board[row] != kata::none) continue;
    std::vector<int> squares = safe_squares(board, row);
    if (best.row == kata::none || squares.size() < best.squares.size()) {
      best = {row, std::move(squares)};
    }
  }
  if (best.row == kata::none) return false;
  decisions.push_back(std::move(best));
  return true;
}

}  // namespace

bool place_queens_fewest_first(kata::Chessboard& board) {
  std::vector<Decision> decisions;
  next_decision(board, decisions);
  while (!decisions.empty()) {
    Decision& decision = decisions.back();
    board[decision.row] = kata::none;
    if (decision.squares.empty()) {
      decisions.pop_back();
      continue;
    }
    board[decision.row] = decision.squares.back();
    decision.squares.pop_back();
    if (!next_decision(board, decisions)) return true;
  }
  return false;
}
