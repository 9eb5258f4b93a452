// Variant: the article's second program carried over, with queens for digits
#include <optional>
#include <set>

#include "queens_fewest_first.h"

bool place_queens_fewest_first(kata::Chessboard& board) {
  const int n = board.size();
  std::set<int> cols, rising, falling;

  auto solve = [&](auto&& self) -> bool {
    std::optional<int> best;
    std::set<int> best_choices;

    for (int r = 0; r < n; ++r) {
      if (board[r] != kata::none) continue;

      std::set<int> choices;
      for (int c = 0; c < n; ++c) {
        if (!cols.contains(c) && !rising.contains(r + c) && !falling.contains(r - c)) {
          choices.insert(c);
        }
      }

      if (choices.empty()) return false;

      if (!best || choices.size() < best_choices.size()) {
        best = r;
        best_choices = choices;
        if (best_choices.size() == 1) break;
      }
    }

    if (!best) return true;

    const int r = *best;
    for (int c : best_choices) {
      board[r] = c;
      cols.insert(c);
      rising.insert(r + c);
      falling.insert(r - c);

      if (self(self)) return true;

      board[r] = kata::none;
      cols.erase(c);
      rising.erase(r + c);
      falling.erase(r - c);
    }
    return false;
  };

  return solve(solve);
}
