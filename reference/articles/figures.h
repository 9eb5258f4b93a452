#pragma once

#include <array>

/// What the articles state about their programs on articles::board.
namespace kata::articles {

/// How much a search did. Words as in the articles: a placement puts a value on an empty place, an
/// undo takes it off, a dead end is an undo right after its placement that left the state
/// incomplete.
struct SearchFigures {
  int placements;
  int undone;
  int dead_ends;
};

inline constexpr int empty_squares = 51;

/// Part 1, "what it costs": the first empty square in reading order, digits 1 to 9.
inline constexpr SearchFigures reading_order{4208, 4157, 1246};
/// Part 1, the honesty note: placements made before the first empty square holds a 2, and a 4.
inline constexpr int placements_before_2 = 333;
inline constexpr int placements_before_4 = 2207;

/// Part 2, "the real run": the most constrained square first.
inline constexpr SearchFigures fewest_first{51, 0, 0};

/// Part 2, "look at the empty squares": how many squares have 1, 2, … 6 digits that still fit.
inline constexpr std::array<int, 6> badges{4, 13, 17, 14, 2, 1};

/// The third article's comparison, on a board it does not print; ours is board_without_dead_ends.
inline constexpr SearchFigures reading_order_elsewhere{185, 136, 56};
inline constexpr SearchFigures fewest_first_elsewhere{49, 0, 0};

}  // namespace kata::articles
