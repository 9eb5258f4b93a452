#pragma once

#include <array>
#include <articles/boards.h>
#include <cstddef>
#include <inputs/sudoku_boards.h>
#include <span>
#include <string_view>

/// What the ladder is climbed on. All boards have one solution.
namespace kata::ladder {

struct BoardSet {
  std::string_view name;
  std::span<const std::string_view> boards;
};

inline constexpr std::array articles_board{articles::board};

/// Three well-known boards of 17 givens, each in two shapes: rows, columns and digits exchanged.
/// The shapes are such that part 1's program needs fewer than 300,000 placements, where most take
/// it millions.
inline constexpr std::array<std::string_view, 6> seventeen_givens{
    "..1.....87.3..2......6....94.2....3.............9....6.9.8.........1..........27.",
    "4....6...3.8...7.......59.....7....5.......261...4...3.5..........1.........3....",
    "...2........8....5.1.....4.....74.9...6..1...5.2........5...6.8.7............9...",
    "..54........3..7..6.....89.....96.....3.....4.7.........45..................8.62.",
    "...23.5....1...6....7.8....5.......1.8..9...3.......479.............1....3.......",
    ".....7.92..6....5.3.4.............7..2.........386.......3..8........4...5...9...",
};

/// Known for the guesses they take.
inline constexpr std::array hard_boards{
    judge::boards::ai_escargot,
    judge::boards::inkala_2010,
    judge::boards::inkala_2012,
};

inline constexpr std::array sets{
    BoardSet{"the article's board", articles_board},
    BoardSet{"boards of 17 givens", seventeen_givens},
    BoardSet{"the hardest boards", hard_boards},
};

inline constexpr std::size_t largest_set = 6;

}  // namespace kata::ladder
