#include <array>
#include <findings/board/sudoku_rule_mistakes.h>

namespace kata::judge {
namespace {

using problems::Sudoku;
using search::Position;

constexpr unsigned row_rule = 1U << Sudoku::row;
constexpr unsigned column_rule = 1U << Sudoku::column;
constexpr unsigned box_rule = 1U << Sudoku::box;

constexpr std::string_view all_nine = "The loops must run over all nine: 0 to 8.";
constexpr std::string_view three_turns = "Both loops over a box take three turns.";
constexpr std::string_view box_corner =
    "The first row of a box is row / 3 * 3, its first column column / 3 * 3.";
constexpr std::string_view box_number = "The number of a box is row / 3 * 3 + column / 3.";

constexpr Kin part_of_box{"compares a digit only with a part of its box",
                          "Both loops over a box take three turns."};
constexpr Kin part_of_lines{"does not look at all squares of rows and columns",
                            "The loops must run over all nine: 0 to 8."};

bool row_without_last(Position at, Position other, int side) {
  return at.row == other.row && other.column < side * side - 1;
}
bool column_without_last(Position at, Position other, int side) {
  return at.column == other.column && other.row < side * side - 1;
}
bool row_without_first(Position at, Position other, int) {
  return at.row == other.row && other.column > 0;
}
bool column_without_first(Position at, Position other, int) {
  return at.column == other.column && other.row > 0;
}
bool row_to_the_left(Position at, Position other, int) {
  return at.row == other.row && other.column < at.column;
}
bool column_above(Position at, Position other, int) {
  return at.column == other.column && other.row < at.row;
}
bool box_begins_at(int top, int left, Position other, int side) {
  return other.row >= top && other.row < top + side && other.column >= left &&
         other.column < left + side;
}
bool box_begins_at_quotient(Position at, Position other, int side) {
  return box_begins_at(at.row / side, at.column / side, other, side);
}
bool box_begins_at_remainder(Position at, Position other, int side) {
  return box_begins_at(at.row % side * side, at.column % side * side, other, side);
}
bool box_of_the_row(Position at, Position other, int side) {
  return at.row / side == other.row / side && at.row / side == other.column / side;
}
bool box_of_the_column(Position at, Position other, int side) {
  return at.column / side == other.row / side && at.column / side == other.column / side;
}
bool box_exchanged(Position at, Position other, int side) {
  return at.row / side == other.column / side && at.column / side == other.row / side;
}
bool box_numbered_by_sum(Position at, Position other, int side) {
  return at.row / side + at.column / side == other.row / side + other.column / side;
}
bool box_numbered_by_remainder(Position at, Position other, int side) {
  return at.row % side == other.row % side && at.column % side == other.column % side;
}
bool two_rows_of_box(Position at, Position other, int side) {
  return same_box(at, other, side) && other.row % side < side - 1;
}
bool two_columns_of_box(Position at, Position other, int side) {
  return same_box(at, other, side) && other.column % side < side - 1;
}
bool four_squares_of_box(Position at, Position other, int side) {
  return two_rows_of_box(at, other, side) && two_columns_of_box(at, other, side);
}

template <Compares in_box>
constexpr search::Sees boxes_by = sees<same_row, same_column, in_box>;
template <Compares in_row, Compares in_column>
constexpr search::Sees lines_by = sees<in_row, in_column, same_box>;

constexpr std::array mistakes{
    RuleMistake{"checks row and column, but not the box", "Each digit stands once in its box, too.",
                row_rule | column_rule},
    RuleMistake{"checks column and box, but not the row", "Each digit stands once in its row, too.",
                column_rule | box_rule},
    RuleMistake{"checks row and box, but not the column",
                "Each digit stands once in its column, too.", row_rule | box_rule},
    RuleMistake{"checks the row only", "What about the column and the box?", row_rule},
    RuleMistake{"checks the column only", "What about the row and the box?", column_rule},
    RuleMistake{"checks the box only", "What about the row and the column?", box_rule},
    RuleMistake{"lets the box of a square begin at row / 3 and column / 3", box_corner, ~0U,
                boxes_by<box_begins_at_quotient>},
    RuleMistake{"computes the box with % where / belongs", box_corner, ~0U,
                boxes_by<box_begins_at_remainder>},
    RuleMistake{"computes the box from the row alone", box_corner, ~0U, boxes_by<box_of_the_row>},
    RuleMistake{"computes the box from the column alone", box_corner, ~0U,
                boxes_by<box_of_the_column>},
    RuleMistake{"looks at the box with row and column exchanged", box_corner, ~0U,
                boxes_by<box_exchanged>},
    RuleMistake{"numbers the boxes row / 3 + column / 3, so that several share a number",
                box_number, ~0U, boxes_by<box_numbered_by_sum>},
    RuleMistake{"numbers the boxes with % instead of /", box_number, ~0U,
                boxes_by<box_numbered_by_remainder>},
    RuleMistake{"compares only two of the three rows of a box", three_turns, ~0U,
                boxes_by<two_rows_of_box>, &part_of_box},
    RuleMistake{"compares only two of the three columns of a box", three_turns, ~0U,
                boxes_by<two_columns_of_box>, &part_of_box},
    RuleMistake{"compares only four squares of a box", three_turns, ~0U,
                boxes_by<four_squares_of_box>, &part_of_box},
    RuleMistake{"does not look at the last square of a row", all_nine, ~0U,
                lines_by<row_without_last, same_column>, &part_of_lines},
    RuleMistake{"does not look at the last square of a column", all_nine, ~0U,
                lines_by<same_row, column_without_last>, &part_of_lines},
    RuleMistake{"does not look at the last square of rows and columns", all_nine, ~0U,
                lines_by<row_without_last, column_without_last>, &part_of_lines},
    RuleMistake{"does not look at the first square of rows and columns", all_nine, ~0U,
                lines_by<row_without_first, column_without_first>, &part_of_lines},
    RuleMistake{"compares a digit only with what stands to its left and above it",
                "There are givens to the right and below, too: the loops must run over all nine.",
                ~0U, lines_by<row_to_the_left, column_above>},
};

}  // namespace

bool same_row(Position at, Position other, int) {
  return at.row == other.row;
}

bool same_column(Position at, Position other, int) {
  return at.column == other.column;
}

bool same_box(Position at, Position other, int side) {
  return at.row / side == other.row / side && at.column / side == other.column / side;
}

std::span<const RuleMistake> rule_mistakes() {
  return mistakes;
}

}  // namespace kata::judge
