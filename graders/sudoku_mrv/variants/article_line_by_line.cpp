// Variant: part 2's program, line by line, with std::set
#include <algorithm>
#include <array>
#include <functional>
#include <iterator>
#include <optional>
#include <set>
#include <tuple>

#include "sudoku_mrv.h"

bool solve_mrv(kata::Board& board) {
  std::array<std::set<char>, 9> rows, cols, boxes;

  for (int r = 0; r < 9; r++) {
    for (int c = 0; c < 9; c++) {
      if (board[r][c] != '.') {
        char num = board[r][c];
        int box = (r / 3) * 3 + c / 3;
        rows[r].insert(num);
        cols[c].insert(num);
        boxes[box].insert(num);
      }
    }
  }

  auto minus = [](const std::set<char>& left, const std::set<char>& right) {
    std::set<char> difference;
    std::set_difference(left.begin(), left.end(), right.begin(), right.end(),
                        std::inserter(difference, difference.end()));
    return difference;
  };
  const std::set<char> digits = {'1', '2', '3', '4', '5', '6', '7', '8', '9'};

  std::function<bool()> solve = [&]() {
    std::optional<std::tuple<int, int, int>> best;
    std::optional<std::set<char>> best_choices;

    for (int r = 0; r < 9; r++) {
      for (int c = 0; c < 9; c++) {
        if (board[r][c] != '.') continue;

        int box = (r / 3) * 3 + c / 3;
        std::set<char> choices = minus(minus(minus(digits, rows[r]), cols[c]), boxes[box]);

        if (choices.empty()) return false;

        if (!best_choices || choices.size() < best_choices->size()) {
          best = {r, c, box};
          best_choices = choices;
          if (best_choices->size() == 1) break;
        }
      }
      if (best_choices && best_choices->size() == 1) break;
    }

    if (!best) return true;

    auto [r, c, box] = *best;
    for (char num : *best_choices) {
      board[r][c] = num;
      rows[r].insert(num);
      cols[c].insert(num);
      boxes[box].insert(num);

      if (solve()) return true;

      board[r][c] = '.';
      rows[r].erase(num);
      cols[c].erase(num);
      boxes[box].erase(num);
    }
    return false;
  };
  return solve();
}
