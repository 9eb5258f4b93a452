#pragma once

#include <findings/board/sudoku_rules.h>
#include <problems/picture.h>
#include <runs/wrong_step.h>
#include <search/sudoku_candidates.h>
#include <string>
#include <string_view>

#include <kata/event.h>
#include <kata/grid.h>

namespace kata::judge {

inline search::Position square_of(const Event& event) {
  return {event.row, event.value};
}

/// A square of a board of nine by nine, to point at in a drawing.
inline problems::Mark mark_of(search::Position square, problems::Brackets brackets) {
  return {square.row * 9 + square.column, brackets};
}

/// "[row 1, column 3]"
std::string marked(search::Position square, std::string_view mark);

/// "puts 5 at [row 1, column 3]", "takes 5 off [row 1, column 3]"
std::string in_words(const Event& event, std::string_view mark);

/// "Its box holds a 5 already, at (row 2, column 1)."
std::string clash_in_words(const Clash& clash, char digit, std::string_view mark);

}  // namespace kata::judge
