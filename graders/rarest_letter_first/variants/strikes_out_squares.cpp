// Variant: before it searches, strikes out squares that cannot stand for a letter of the word
#include <algorithm>
#include <set>
#include <string_view>
#include <utility>
#include <vector>

#include "rarest_letter_first.h"

namespace {

using Square = std::pair<int, int>;
using Places = std::vector<std::set<Square>>;  // for each letter, the squares that may hold it

std::vector<Square> beside(Square square, const std::set<Square>& places) {
  std::vector<Square> found;
  for (const auto& [down, right] : {Square{-1, 0}, Square{1, 0}, Square{0, -1}, Square{0, 1}}) {
    const Square next{square.first + down, square.second + right};
    if (places.count(next) > 0) found.push_back(next);
  }
  return found;
}

// The letters before and after need squares beside this one, and two different ones.
bool may_stand(Square square, std::size_t letter, const Places& places) {
  const bool has_before = letter > 0;
  const bool has_after = letter + 1 < places.size();
  const auto before = has_before ? beside(square, places[letter - 1]) : std::vector<Square>{};
  const auto after = has_after ? beside(square, places[letter + 1]) : std::vector<Square>{};
  if ((has_before && before.empty()) || (has_after && after.empty())) return false;
  if (!has_before || !has_after) return true;
  std::set<Square> both(before.begin(), before.end());
  both.insert(after.begin(), after.end());
  return both.size() > 1;
}

Places strike_out(const kata::LetterGrid& grid, std::string_view word) {
  Places places(word.size());
  for (int row = 0; row < grid.rows(); ++row) {
    for (int column = 0; column < grid.columns(); ++column) {
      for (std::size_t i = 0; i < word.size(); ++i) {
        if (grid[row][column] == word[i]) places[i].insert({row, column});
      }
    }
  }
  for (bool changed = true; changed;) {
    changed = false;
    for (std::size_t i = 0; i < word.size(); ++i) {
      for (const Square& square : std::set<Square>(places[i])) {
        if (may_stand(square, i, places)) continue;
        places[i].erase(square);
        changed = true;
      }
    }
  }
  return places;
}

bool go_on(const Places& places, std::size_t from, std::size_t to, kata::Path& path) {
  const bool at_back = to < places.size();
  if (!at_back && from == 0) return true;
  const auto& next = at_back ? places[to] : places[from - 1];
  for (const auto& [row, column] : next) {
    const bool is_start = path.empty();
    if (path.contains({row, column})) continue;
    if (!is_start) {
      const kata::Cell end = at_back ? path.back() : path.front();
      const auto near = beside({end.row, end.column}, next);
      if (std::find(near.begin(), near.end(), Square{row, column}) == near.end()) continue;
    }
    if (at_back) {
      path.push_back({row, column});
      if (go_on(places, from, to + 1, path)) return true;
      path.pop_back();
    } else {
      path.push_front({row, column});
      if (go_on(places, from - 1, to, path)) return true;
      path.pop_front();
    }
  }
  return false;
}

}  // namespace

bool find_word_rarest_first(const kata::LetterGrid& grid, std::string_view word, kata::Path& path) {
  const Places places = strike_out(grid, word);
  for (const auto& squares : places) {
    if (squares.empty()) return false;
  }
  std::size_t first = 0;
  const auto times = [&](char letter) {
    std::ptrdiff_t count = 0;
    for (const auto& row : grid) count += std::count(row.begin(), row.end(), letter);
    return count;
  };
  for (std::size_t i = 1; i < word.size(); ++i) {
    if (times(word[i]) < times(word[first])) first = i;
  }
  return go_on(places, first, first, path);
}
