#pragma once

#include <cstddef>
#include <optional>
#include <runs/run.h>
#include <runs/wrong_step.h>
#include <search/queens_lines.h>
#include <string>

#include <kata/event.h>

namespace kata::judge {

/// The first queen that is put on an attacked square: "placement 3 puts a queen on …, where …".
std::optional<WrongStep> places_on_an_attacked_square(const Run& run);

/// The first queen that is put into a row while another has fewer safe squares, unless her row has
/// only one.
std::optional<WrongStep> leaves_fewest_safe_first(const Run& run);

/// The first queen that is lifted, or moved, while one that was placed after her still stands, in
/// words; nothing where there is none.
std::optional<std::string> lifts_out_of_order(const Run& run);

/// What to do about queens that stay behind.
inline constexpr char lift_before_going_back[] =
    " Lift a queen (board[row] = kata::none) before the call that placed it gives up.";

/// "row 3" for the row with index 2.
std::string row_name(int row);

/// The column of a row's queen, or kata::none.
int queen_of(const Arrangement& queens, int row);

/// "in one column" or "on one diagonal".
std::string line_in_words(search::Line line);

}  // namespace kata::judge
