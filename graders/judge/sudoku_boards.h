#pragma once

#include <string_view>

/// Boards that checks use besides the articles' own, each for a reason of its own.
namespace kata::judge::boards {

/// The articles' board, solved.
inline constexpr std::string_view full =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

/// One empty square: the very first.
inline constexpr std::string_view first_square_empty =
    ".34678912672195348198342567859761423426853791713924856961537284287419635345286179";

/// One empty square: the very last, and the digit it needs is the last one too.
inline constexpr std::string_view last_square_empty =
    "53467891267219534819834256785976142342685379171392485696153728428741963534528617.";

/// Only the boxes tell which digits fit.
inline constexpr std::string_view boxes_decide =
    ".23.97645456231978789564312.97.23564231456897564789231645312789978645123312978456";

/// A search that compares only two of a box's three rows fills this board against the rules.
inline constexpr std::string_view whole_boxes_matter =
    "...12.5.6....9...832.658..7.7.4.5..3451.89762....1.85.584....2.9..84...5..653..8.";

/// A search that compares only eight squares of a row and column fills this board against the
/// rules.
inline constexpr std::string_view whole_lines_matter =
    ".82.3..95.93..81..1..79.23.....6.9.1.17.5.....2.41..53.319.657.8765.......937.826";

/// Both orders guess wrong here: 1,057 placements in reading order, 129 with the fewest choices
/// first.
inline constexpr std::string_view needs_guesses =
    ".6.5.41.9..5......78...3...6.....7.2...92.6......4....5..318.7............9...43.";

/// Fewest choices first places more here (5,179) than reading order (227): a law it is not.
inline constexpr std::string_view cheese =
    ".2..5.7..4..1....68....3...2....8..3.4..2.5.....6...1...2.9.....9......57.4...9..";

/// The articles' board with a 2 in the ninth row: no rule is broken, and no solution is left. A
/// search finds out late.
inline constexpr std::string_view no_solution =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..52...8..79";

/// The articles' board with a 1 in the first empty square: a search finds out after 332 placements.
inline constexpr std::string_view no_solution_early =
    "531.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

}  // namespace kata::judge::boards
