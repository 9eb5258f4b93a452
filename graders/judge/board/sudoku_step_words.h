#pragma once

#include <judge/board/sudoku_rules.h>
#include <search/sudoku_search.h>
#include <string>

#include <kata/event.h>
#include <kata/grid.h>

namespace kata::judge {

// The first square of a drawing stands in square brackets, the second in round ones.
inline constexpr std::string_view first_mark = "[]";
inline constexpr std::string_view second_mark = "()";

inline search::Position square_of(const Event& event) {
  return {event.row, event.value};
}

/// "[row 1, column 3]"
std::string marked(search::Position square, std::string_view mark);

/// "puts 5 at [row 1, column 3]", "takes 5 off [row 1, column 3]"
std::string in_words(const Event& event, std::string_view mark);

/// "Its box holds a 5 already, at (row 2, column 1)."
std::string clash_in_words(const Clash& clash, char digit, std::string_view mark);

}  // namespace kata::judge
