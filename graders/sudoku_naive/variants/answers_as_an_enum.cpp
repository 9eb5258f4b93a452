// Variant: own types for the answer and for the squares
#include <optional>

#include "sudoku_naive.h"

enum class Result { solved, stuck };

struct Square {
  int row, column;
};

std::optional<Square> next_empty(const kata::Board& board) {
  for (int row = 0; row < board.size(); ++row)
    for (int column = 0; column < board.size(); ++column)
      if (board[row][column] == '.') return Square{row, column};
  return std::nullopt;
}

struct Digits {
  bool taken[10] = {};

  Digits(const kata::Board& board, Square square) {
    const int side = board.box_size();
    const int top = square.row - square.row % side, left = square.column - square.column % side;
    for (int i = 0; i < board.size(); ++i) {
      take(board[square.row][i]);
      take(board[i][square.column]);
      take(board[top + i / side][left + i % side]);
    }
  }

  void take(char digit) {
    if (digit != '.') taken[digit - '0'] = true;
  }
};

Result search(kata::Board& board) {
  const auto square = next_empty(board);
  if (!square) return Result::solved;
  const Digits digits(board, *square);
  for (int digit = 1; digit <= 9; ++digit) {
    if (digits.taken[digit]) continue;
    board[square->row][square->column] = static_cast<char>('0' + digit);
    if (search(board) == Result::solved) return Result::solved;
    board[square->row][square->column] = '.';
  }
  return Result::stuck;
}

bool solve_naive(kata::Board& board) {
  return search(board) == Result::solved;
}
