#pragma once

#include <findings/known_habits.h>
#include <problems/sudoku.h>
#include <search/position.h>
#include <search/sight.h>
#include <span>
#include <string_view>

namespace kata::judge {

/// Whether a digit for one square is compared with that on another, under one of the rules. `side`
/// is the length of a box.
using Compares = bool (*)(search::Position at, search::Position other, int side);

bool same_row(search::Position at, search::Position other, int side);
bool same_column(search::Position at, search::Position other, int side);
bool same_box(search::Position at, search::Position other, int side);

/// How a function sees a board that compares squares so in its rows, columns and boxes.
template <Compares in_row, Compares in_column, Compares in_box>
bool sees(const search::Pair& pair) {
  const auto& sudoku = static_cast<const problems::Sudoku&>(pair.problem);
  const auto square = [&](int variable) {
    return search::Position{sudoku.row_of(variable), sudoku.column_of(variable)};
  };
  const Compares compares = pair.constraint == problems::Sudoku::row      ? in_row
                            : pair.constraint == problems::Sudoku::column ? in_column
                                                                          : in_box;
  return pair.value == pair.its_value &&
         compares(square(pair.variable), square(pair.with), sudoku.givens().box_size());
}

/// A mistake about rows, columns and boxes.
struct RuleMistake {
  std::string_view does;
  std::string_view look_at;
  unsigned checked = ~0U;       ///< the rules that are looked at
  search::Sees sees = nullptr;  ///< and how; nothing: rightly
  const Kin* kin = nullptr;
};

/// The simplest first.
std::span<const RuleMistake> rule_mistakes();

}  // namespace kata::judge
