#pragma once

#include <string_view>

/// Boards that checks use besides the articles' own, each for a reason of its own.
namespace kata::judge::boards {

/// Nothing is given: every square may hold any digit, and there are more solutions than anybody
/// counts.
inline constexpr std::string_view empty =
    ".................................................................................";

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

/// Four empty squares hold 1, 3 / 3, 1 or 3, 1 / 1, 3: two solutions.
inline constexpr std::string_view two_solutions =
    "53467891267219534819834256785976.42.42685.79.713924856961537284287419635345286179";

/// Several solutions, many of them.
inline constexpr std::string_view many_solutions =
    "..4...9....2.9.....9..4...7.5...1....2...3.....3.2.85.9.......42..41.....4...61.9";

// Boards that are searched through soon in whatever order their squares are filled: of 300 orders
// at random, none needed more than 5,000 choices and undos, on the last one 70,000.

/// The articles' board with 21 givens more.
inline constexpr std::string_view given_more =
    "53467....6..195.4..98.42.6.8...614.342.853..17.3.2..5696.53.28428.4196.5...286179";

/// The same with an 8 in the first row: no rule is broken, and no solution is left.
inline constexpr std::string_view given_wrong =
    "53467.8..6..195.4..98.42.6.8...614.342.853..17.3.2..5696.53.28428.4196.5...286179";

/// Two ways to count solutions with a part of each box give another number here.
inline constexpr std::string_view boxes_count =
    "...12.596..5.9.2383296581.72784.5..3451.897626...1.854584.7..2.9..84...5.1653.489";

/// Three ways to count solutions with a part of each row or column give another number here.
inline constexpr std::string_view lines_count =
    ".82.3.695.93..81.71..79.23.3...6.9.1.17.534...2.41..5323198657.87654.3..459371826";

/// Two rows are empty, and four squares that can be filled in two ways.
inline constexpr std::string_view eight_solutions =
    "..................19834256785976.42.42685.79.713924856961537284287419635345286179";

/// Three rows are empty: 192 solutions.
inline constexpr std::string_view many_ways =
    "534678912672195348198342567...........................961537284287419635345286179";

/// No rule is broken, but nothing fits on the very first square.
inline constexpr std::string_view dead_from_the_start =
    ".876543212........3........4........5........6........7........8........9........";

// Boards that make searches work, all with one solution.

inline constexpr std::string_view ai_escargot =
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

inline constexpr std::string_view inkala_2010 =
    "..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..";

inline constexpr std::string_view inkala_2012 =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

/// 46,427 placements in reading order.
inline constexpr std::string_view long_way_round =
    "1...4.....926..3..3....51...7.1....4..4.5.6..2....4.8...94....1..8..652.....1...6";

/// Hopeless in reading order: 9.7 million placements. With the fewest choices first 500 to 700.
inline constexpr std::string_view hopeless_in_reading_order =
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";

/// 17 givens. Each digit is forced by those that stand, if rows, columns and boxes are asked where
/// a digit has its place left; with the fewest choices first 58,233 placements.
inline constexpr std::string_view digits_decide =
    "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";

/// 2,483 placements in reading order, 76 with the fewest choices first.
inline constexpr std::string_view few_guesses =
    "......5....9.8.6.4.15..2.8.7.....45869.....2..2.8..7...6...4......7.9......5...3.";

}  // namespace kata::judge::boards
