// Variant: a stack of choices instead of recursion
#include <stack>

#include "sudoku_naive.h"

namespace {

struct Choice {
  int row;
  int column;
  char digit;
};

bool allowed(const kata::Board& board, const Choice& choice) {
  for (int i = 0; i < board.size(); ++i) {
    if (board[choice.row][i] == choice.digit) return false;
    if (board[i][choice.column] == choice.digit) return false;
    const int row = choice.row / 3 * 3 + i / 3;
    const int column = choice.column / 3 * 3 + i % 3;
    if (board[row][column] == choice.digit) return false;
  }
  return true;
}

bool first_empty(const kata::Board& board, Choice& choice) {
  for (int row = 0; row < board.size(); ++row) {
    for (int column = 0; column < board.size(); ++column) {
      if (board[row][column] == '.') {
        choice = {row, column, '0'};
        return true;
      }
    }
  }
  return false;
}

}  // namespace

bool solve_naive(kata::Board& board) {
  std::stack<Choice> choices;
  Choice current{};
  if (!first_empty(board, current)) return true;
  while (true) {
    do {
      ++current.digit;
    } while (current.digit <= '9' && !allowed(board, current));
    if (current.digit <= '9') {
      board[current.row][current.column] = current.digit;
      choices.push(current);
      if (!first_empty(board, current)) return true;
      continue;
    }
    if (choices.empty()) return false;
    current = choices.top();
    choices.pop();
    board[current.row][current.column] = '.';
  }
}
