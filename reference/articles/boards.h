#pragma once

#include <string_view>

/// The boards of the articles, and the figures they state for them. Each stands here once: checks,
/// programs and pages take them from here.
namespace kata::articles {

/// The board of parts 1 and 2: 30 givens, 51 empty squares, one solution.
inline constexpr std::string_view board =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

inline constexpr std::string_view solution =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

/// A board with the figures that the third article states for one it does not print. It is ours,
/// found by search, not the article's.
inline constexpr std::string_view board_without_dead_ends =
    "7..2..3..6..9..7...451.36.85....7...3.9...1.4...3....98.27.941...4..5..7..3..4..2";

/// A 4 by 4 board with one solution and one dead end in reading order; ours, to draw and to test
/// with.
inline constexpr std::string_view small_board = ".1...4134.2.....";

}  // namespace kata::articles
