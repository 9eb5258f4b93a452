#include <array>
#include <judge/board/sudoku_mistakes.h>

namespace kata::judge {
namespace {

using search::all_rules;
using search::Answer;
using search::Check;
using search::DeadSquare;
using search::Method;
using search::no_rule;
using search::Position;
using search::Rules;
using search::same_box;
using search::SquareOrder;

// What more than one mistake is to look at.

constexpr std::string_view mind_the_answer =
    "Write `if (solve(...)) return true;`, undo the digit below it, and go on with the next one.";
constexpr std::string_view undo_the_sets_too =
    "What a placement adds to the sets, its undo must remove, from all three of them.";
constexpr std::string_view undo_both =
    "The undo has two halves: take the digit out of the sets, and board[r][c] = '.'.";
constexpr std::string_view all_nine = "The loops must run over all nine: 0 to 8.";
constexpr std::string_view three_turns = "Both loops over a box take three turns.";
constexpr std::string_view box_corner =
    "The first row of a box is row / 3 * 3, its first column column / 3 * 3.";
constexpr std::string_view box_number = "The number of a box is row / 3 * 3 + column / 3.";
constexpr std::string_view count_all_three =
    "A digit fits when neither row nor column nor box holds it: count those.";
constexpr std::string_view dead_is_fewest =
    "Such a square is the most constrained of all: when there is one, go back.";
constexpr std::string_view enter_the_givens =
    "Before the search starts, enter every given into the sets of its row, its column and its box.";

// What mistakes have in common that few boards tell apart.

constexpr std::string_view part_of_box = "compares a digit only with a part of its box";
constexpr std::string_view part_of_lines = "does not look at all squares of rows and columns";
constexpr std::string_view part_of_count = "counts digits as free that row, column or box rule out";
constexpr std::string_view part_of_sets =
    "takes a digit off the board, but leaves it in one or more of its sets";

// Rows, columns and boxes as mistaken loops see them.

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

// What more than one mistake does.

void check_only(Method& method, Rules rules) {
  method.checked = rules;
  method.counted = rules;
}

/// Where nothing is checked, the order of the digits is all there is to tell a search by.
void check_nothing(Method& method, Rules counted) {
  method.checked = no_rule;
  method.counted = counted;
  method.any_digit_order = false;
}

/// Only where the squares have a fixed order is there a next one.
void go_on_after_dead_square(Method& method, DeadSquare where) {
  if (method.order == SquareOrder::reading) method.dead_square = where;
}

void undo_in_memory(Method& method, Rules undone) {
  method.remembers = true;
  method.memory_undone = undone;
}

void know_givens(Method& method, Rules known) {
  method.remembers = true;
  method.givens_remembered = known;
}

constexpr std::array mistakes{
    // Nothing happens at all.
    KnownMistake{
        [](Method& m) { m.largest = 0; }, "finds that no digit fits anywhere",
        "Does the check ever come to `return true`? A flag or counter that was never given a "
        "value looks like this, and so do boxes that share a number."},

    // Undo and answers.
    KnownMistake{[](Method& m) { m.board_undone = false; }, "never empties a square again",
                 "After the call that failed, empty the square: board[r][c] = '.'."},
    KnownMistake{[](Method& m) { m.answer = Answer::returned; },
                 "never comes to a second digit for a square, and leaves the first one there",
                 "After the call that failed, undo and try the next digit. Row and column must be "
                 "each call's own, not shared by all."},
    KnownMistake{[](Method& m) { m.answer = Answer::ignored; },
                 "returns true once a digit is placed, whatever comes of it", mind_the_answer},
    KnownMistake{[](Method& m) { m.answer = Answer::upside_down; },
                 "takes the answer of the recursive call for its opposite", mind_the_answer},
    KnownMistake{
        [](Method& m) { m.answer = Answer::goes_on_after_true; },
        "does not stop at the full board: it goes on until all is undone",
        "A call that finds the board full returns true, and every call above it returns true "
        "at once, before its undo."},
    KnownMistake{[](Method& m) { m.answer = Answer::undone_on_true; },
                 "undoes its digits even when the rest was solved",
                 "Return true before the undo: only a digit that led nowhere comes off."},
    KnownMistake{[](Method& m) { m.first_digit_only = true; },
                 "gives a square up when its first digit failed",
                 "`return false` belongs behind the loop over the digits, not into it."},
    KnownMistake{[](Method& m) { go_on_after_dead_square(m, DeadSquare::go_on); },
                 "goes on with the next empty square when no digit fits",
                 "After the loop over the digits comes `return false`: the call above has to try "
                 "another digit."},
    KnownMistake{[](Method& m) { go_on_after_dead_square(m, DeadSquare::go_on_below); },
                 "goes on in the next row when no digit fits",
                 "`break` leaves the inner loop only. After the loop over the digits comes `return "
                 "false`."},
    KnownMistake{
        [](Method& m) { m.dead_square = DeadSquare::is_full; },
        "takes a square where nothing fits for the end of the search",
        "No candidate and no empty square are two things: the first means false, the second "
        "true."},
    KnownMistake{[](Method& m) { m.square_shared = true; },
                 "shares one current square among all calls, and undoes another than it filled",
                 "Keep row and column in local variables: each call has its own square."},

    // Digits.
    KnownMistake{[](Method& m) { m.largest = 8; }, "never tries a 9",
                 "Where does the loop over the digits end?"},
    KnownMistake{[](Method& m) {
                   m.largest = 8;
                   m.counts_tried_digits = true;
                 },
                 "never counts or tries a 9", "Where do the loops over the digits end?"},
    KnownMistake{[](Method& m) { m.smallest = 2; }, "never tries a 1",
                 "Where does the loop over the digits begin?"},
    KnownMistake{[](Method& m) { m.descending = true; }, "tries the digits from 9 down to 1",
                 "Part 1 tries them in ascending order, and its counts go with that order."},

    // Rules.
    KnownMistake{[](Method& m) {
                   if (m.order == SquareOrder::fewest_candidates) check_nothing(m, all_rules);
                 },
                 "picks the right square, but places every digit there",
                 "Ask of each digit whether it fits before you place it."},
    KnownMistake{[](Method& m) { check_nothing(m, no_rule); },
                 "places every digit, whether it fits or not", "When does the check return false?"},
    KnownMistake{[](Method& m) {
                   check_only(m, {true, true, false});
                 },
                 "checks row and column, but not the box",
                 "Each digit stands once in its box, too."},
    KnownMistake{[](Method& m) {
                   check_only(m, {false, true, true});
                 },
                 "checks column and box, but not the row",
                 "Each digit stands once in its row, too."},
    KnownMistake{[](Method& m) {
                   check_only(m, {true, false, true});
                 },
                 "checks row and box, but not the column",
                 "Each digit stands once in its column, too."},
    KnownMistake{[](Method& m) {
                   check_only(m, {true, false, false});
                 },
                 "checks the row only", "What about the column and the box?"},
    KnownMistake{[](Method& m) {
                   check_only(m, {false, true, false});
                 },
                 "checks the column only", "What about the row and the box?"},
    KnownMistake{[](Method& m) {
                   check_only(m, {false, false, true});
                 },
                 "checks the box only", "What about the row and the column?"},
    KnownMistake{[](Method& m) { m.check = Check::after_placing; },
                 "places a digit first and asks afterwards whether it fits",
                 "Ask first: digits that do not fit are no choices and are not placed."},
    KnownMistake{[](Method& m) { m.check = Check::finds_itself; },
                 "places a digit first, and then finds that very digit in its row",
                 "Ask whether a digit fits before you place it."},
    KnownMistake{[](Method& m) { m.box = box_begins_at_quotient; },
                 "lets the box of a square begin at row / 3 and column / 3", box_corner},
    KnownMistake{[](Method& m) { m.box = box_begins_at_remainder; },
                 "computes the box with % where / belongs", box_corner},
    KnownMistake{[](Method& m) { m.box = box_of_the_row; }, "computes the box from the row alone",
                 box_corner},
    KnownMistake{[](Method& m) { m.box = box_of_the_column; },
                 "computes the box from the column alone", box_corner},
    KnownMistake{[](Method& m) { m.box = box_exchanged; },
                 "looks at the box with row and column exchanged", box_corner},
    KnownMistake{[](Method& m) { m.box = box_numbered_by_sum; },
                 "numbers the boxes row / 3 + column / 3, so that several share a number",
                 box_number},
    KnownMistake{[](Method& m) { m.box = box_numbered_by_remainder; },
                 "numbers the boxes with % instead of /", box_number},
    KnownMistake{[](Method& m) { m.box = two_rows_of_box; },
                 "compares only two of the three rows of a box", three_turns, part_of_box},
    KnownMistake{[](Method& m) { m.box = two_columns_of_box; },
                 "compares only two of the three columns of a box", three_turns, part_of_box},
    KnownMistake{[](Method& m) { m.box = four_squares_of_box; },
                 "compares only four squares of a box", three_turns, part_of_box},
    KnownMistake{[](Method& m) { m.row = row_without_last; },
                 "does not look at the last square of a row", all_nine, part_of_lines},
    KnownMistake{[](Method& m) { m.column = column_without_last; },
                 "does not look at the last square of a column", all_nine, part_of_lines},
    KnownMistake{[](Method& m) {
                   m.row = row_without_last;
                   m.column = column_without_last;
                 },
                 "does not look at the last square of rows and columns", all_nine, part_of_lines},
    KnownMistake{[](Method& m) {
                   m.row = row_without_first;
                   m.column = column_without_first;
                 },
                 "does not look at the first square of rows and columns", all_nine, part_of_lines},
    KnownMistake{[](Method& m) {
                   m.row = row_to_the_left;
                   m.column = column_above;
                 },
                 "compares a digit only with what stands to its left and above it",
                 "There are givens to the right and below, too: the loops must run over all nine."},

    // Which square.
    KnownMistake{[](Method& m) { m.order = SquareOrder::reading; },
                 "takes the first empty square, as part 1 does",
                 "Look at all empty squares, and take the one with the fewest digits that fit."},
    KnownMistake{[](Method& m) { m.order = SquareOrder::down_the_columns; },
                 "goes down the columns", "Which of your two loops is the outer one?"},
    KnownMistake{[](Method& m) { m.order = SquareOrder::last_first; },
                 "always takes the last empty square",
                 "Is the comparison that finds the best one right?"},
    KnownMistake{[](Method& m) { m.order = SquareOrder::box_by_box; },
                 "fills one box after the other", "Part 1 goes along the rows."},
    KnownMistake{[](Method& m) { m.order = SquareOrder::back_and_forth; },
                 "goes along every second row from right to left",
                 "Part 1 goes along each row from left to right."},
    KnownMistake{[](Method& m) {
                   m.order = SquareOrder::fewest_candidates;
                   m.any_digit_order = true;
                 },
                 "takes the square with the fewest digits that fit, as part 2 does",
                 "Part 1 takes the first empty square, and its counts go with that order."},
    KnownMistake{[](Method& m) { m.order = SquareOrder::most_candidates; },
                 "takes the square with the most digits that fit",
                 "Is the comparison that finds the best one the right way round?"},
    KnownMistake{[](Method& m) { m.order = SquareOrder::fewest_at_the_start; },
                 "counts the digits that fit once, at the start, and keeps that order",
                 "Every placement changes the counts of other squares: count before each choice."},
    KnownMistake{[](Method& m) { m.order = SquareOrder::fewest_in_the_first_row; },
                 "looks for the best square only in the first row that has an empty one",
                 "The best one may stand anywhere: look at the whole board before you choose."},
    KnownMistake{
        [](Method& m) { m.order = SquareOrder::first_with_two; },
        "ends its scan at the first square with two digits",
        "One with a single digit, or with none, may still come: only these cannot be beaten."},
    KnownMistake{[](Method& m) {
                   m.counted = {true, false, false};
                 },
                 "counts what the row leaves free, and forgets column and box", count_all_three,
                 part_of_count},
    KnownMistake{[](Method& m) {
                   m.counted = {false, true, false};
                 },
                 "counts what the column leaves free, and forgets row and box", count_all_three,
                 part_of_count},
    KnownMistake{[](Method& m) {
                   m.counted = {false, false, true};
                 },
                 "counts what the box leaves free, and forgets row and column", count_all_three,
                 part_of_count},
    KnownMistake{[](Method& m) {
                   m.counted = {true, true, false};
                 },
                 "counts what row and column leave free, and forgets the box", count_all_three,
                 part_of_count},
    KnownMistake{[](Method& m) {
                   m.counted = {true, false, true};
                 },
                 "counts what row and box leave free, and forgets the column", count_all_three,
                 part_of_count},
    KnownMistake{[](Method& m) {
                   m.counted = {false, true, true};
                 },
                 "counts what column and box leave free, and forgets the row", count_all_three,
                 part_of_count},
    KnownMistake{[](Method& m) { m.dead_square = DeadSquare::pass_over; },
                 "passes over a square where nothing fits", dead_is_fewest},
    KnownMistake{[](Method& m) { m.dead_square = DeadSquare::come_last; },
                 "takes a square where nothing fits for the worst instead of the best",
                 dead_is_fewest},
    KnownMistake{[](Method& m) { m.left_out = [](Position p) { return p.column == 8; }; },
                 "never fills the last column", all_nine},
    KnownMistake{[](Method& m) { m.left_out = [](Position p) { return p.row == 8; }; },
                 "never fills the last row", all_nine},
    KnownMistake{[](Method& m) { m.left_out = [](Position p) {
                                   return p == Position{8, 8};
                                 }; },
                 "never fills the last square", "Its end comes one square too early."},
    KnownMistake{
        [](Method& m) { m.left_out = [](Position p) { return p.row == 8 || p.column == 8; }; },
        "never fills the last row and the last column", all_nine},
    KnownMistake{
        [](Method& m) { m.left_out = [](Position p) { return p.row == 0 || p.column == 0; }; },
        "never fills the first row and the first column", all_nine},

    // What is remembered.
    KnownMistake{[](Method& m) {
                   undo_in_memory(m, {false, true, true});
                 },
                 "takes a digit off the board, but leaves it in the set of its row",
                 undo_the_sets_too, part_of_sets},
    KnownMistake{[](Method& m) {
                   undo_in_memory(m, {true, false, true});
                 },
                 "takes a digit off the board, but leaves it in the set of its column",
                 undo_the_sets_too, part_of_sets},
    KnownMistake{[](Method& m) {
                   undo_in_memory(m, {true, true, false});
                 },
                 "takes a digit off the board, but leaves it in the set of its box",
                 undo_the_sets_too, part_of_sets},
    KnownMistake{[](Method& m) { undo_in_memory(m, no_rule); },
                 "takes a digit off the board, but leaves it in its sets", undo_the_sets_too,
                 part_of_sets},
    KnownMistake{[](Method& m) {
                   undo_in_memory(m, all_rules);
                   m.board_undone = false;
                 },
                 "takes a digit out of its sets, but leaves it on the board", undo_both},
    KnownMistake{[](Method& m) {
                   undo_in_memory(m, no_rule);
                   m.board_undone = false;
                 },
                 "takes a digit neither off the board nor out of its sets", undo_both},
    KnownMistake{[](Method& m) { m.square_put_back = false; },
                 "loses a square when its digits have failed",
                 "The undo has to put the square back into the list of empty squares."},
    KnownMistake{
        [](Method& m) {
          m.remembers = true;
          m.placed_remembered = no_rule;
        },
        "knows the givens, but never learns of the digits it places",
        "A digit that is placed is to be entered into the sets of its row, column and box."},
    KnownMistake{[](Method& m) { know_givens(m, no_rule); },
                 "knows the digits it places, but not the givens", enter_the_givens},
    KnownMistake{[](Method& m) {
                   know_givens(m, {true, true, false});
                 },
                 "does not enter the givens into the sets of the boxes", enter_the_givens},
};

}  // namespace

std::span<const KnownMistake> known_mistakes() {
  return mistakes;
}

}  // namespace kata::judge
