// Mistake: takes a digit that stands in the unit for one without place
// Says: but this board has a solution
#include <string>
#include <utility>
#include <vector>

#include "sudoku_propagation.h"

namespace {

using Square = std::pair<int, int>;

bool fits(const kata::Board& board, int row, int col, char digit) {
  for (int i = 0; i < 9; ++i) {
    if (board[row][i] == digit || board[i][col] == digit) return false;
    if (board[row / 3 * 3 + i / 3][col / 3 * 3 + i % 3] == digit) return false;
  }
  return true;
}

std::string candidates(const kata::Board& board, int row, int col) {
  std::string list;
  for (char digit = '1'; digit <= '9'; ++digit) {
    if (fits(board, row, col, digit)) list += digit;
  }
  return list;
}

std::vector<Square> squares_of(int unit) {
  std::vector<Square> squares;
  for (int i = 0; i < 9; ++i) {
    if (unit < 9) {
      squares.push_back({unit, i});
    } else if (unit < 18) {
      squares.push_back({i, unit - 9});
    } else {
      squares.push_back({(unit - 18) / 3 * 3 + i / 3, (unit - 18) % 3 * 3 + i % 3});
    }
  }
  return squares;
}

class Solver {
 public:
  explicit Solver(kata::Board& board) : board_(board) {}

  bool solve() {
    std::vector<Square> filled;
    if (propagate(filled) && guess()) return true;
    for (const auto& [row, col] : filled) board_[row][col] = '.';
    return false;
  }

 private:
  enum class Result { nothing, filled, dead };

  bool propagate(std::vector<Square>& filled) {
    while (true) {
      Result result = naked(filled);
      if (result == Result::nothing) result = hidden(filled);
      if (result == Result::dead) return false;
      if (result == Result::nothing) return true;
    }
  }

  Result naked(std::vector<Square>& filled) {
    for (int row = 0; row < 9; ++row) {
      for (int col = 0; col < 9; ++col) {
        if (board_[row][col] != '.') continue;
        const std::string list = candidates(board_, row, col);
        if (list.empty()) return Result::dead;
        if (list.size() == 1) {
          board_[row][col] = list[0];
          filled.push_back({row, col});
          return Result::filled;
        }
      }
    }
    return Result::nothing;
  }

  Result hidden(std::vector<Square>& filled) {
    for (int unit = 0; unit < 27; ++unit) {
      for (char digit = '1'; digit <= '9'; ++digit) {
        int places = 0;
        bool stands = false;
        Square place;
        for (const auto& [row, col] : squares_of(unit)) {
          if (board_[row][col] == digit) stands = false;
          if (board_[row][col] != '.' || !fits(board_, row, col, digit)) continue;
          ++places;
          place = {row, col};
        }
        if (places == 0) return Result::dead;
        if (places == 1) {
          board_[place.first][place.second] = digit;
          filled.push_back(place);
          return Result::filled;
        }
      }
    }
    return Result::nothing;
  }

  bool guess() {
    int best_row = -1, best_col = -1;
    std::string best;
    for (int row = 0; row < 9; ++row) {
      for (int col = 0; col < 9; ++col) {
        if (board_[row][col] != '.') continue;
        const std::string list = candidates(board_, row, col);
        if (best_row < 0 || list.size() < best.size()) {
          best_row = row;
          best_col = col;
          best = list;
        }
      }
    }
    if (best_row < 0) return true;
    for (const char digit : best) {
      board_[best_row][best_col] = digit;
      if (solve()) return true;
      board_[best_row][best_col] = '.';
    }
    return false;
  }

  kata::Board& board_;
};

}  // namespace

bool solve_propagating(kata::Board& board) {
  return Solver(board).solve();
}
