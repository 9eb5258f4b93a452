// Variant: a stack of choices instead of recursion
#include <string>
#include <utility>
#include <vector>

#include "sudoku_mrv.h"

namespace {

struct Choice {
  int row;
  int column;
  std::string left;
};

std::string digits_for(const kata::Board& board, int row, int column) {
  std::string digits = "123456789";
  for (int i = 0; i < 9; ++i) {
    for (const char other : {char{board[row][i]}, char{board[i][column]},
                             char{board[row / 3 * 3 + i / 3][column / 3 * 3 + i % 3]}}) {
      std::erase(digits, other);
    }
  }
  return digits;
}

bool next_choice(const kata::Board& board, Choice& choice) {
  bool found = false;
  for (int row = 0; row < 9; ++row) {
    for (int column = 0; column < 9; ++column) {
      if (board[row][column] != '.') continue;
      std::string digits = digits_for(board, row, column);
      if (!found || digits.size() < choice.left.size()) choice = {row, column, std::move(digits)};
      found = true;
    }
  }
  return found;
}

}  // namespace

bool solve_mrv(kata::Board& board) {
  std::vector<Choice> stack;
  Choice choice;
  if (!next_choice(board, choice)) return true;
  stack.push_back(choice);
  while (!stack.empty()) {
    Choice& top = stack.back();
    if (top.left.empty()) {
      board[top.row][top.column] = '.';
      stack.pop_back();
      continue;
    }
    board[top.row][top.column] = '.';
    board[top.row][top.column] = top.left.front();
    top.left.erase(0, 1);
    Choice next;
    if (!next_choice(board, next)) return true;
    stack.push_back(next);
  }
  return false;
}
