#include <array>
#include <judge/sudoku_mistakes.h>

namespace kata::judge {
namespace {

using search::Answer;
using search::Check;
using search::DeadSquare;
using search::Method;
using search::no_rule;
using search::Position;
using search::Rules;
using search::SquareOrder;

constexpr std::string_view mind_the_answer =
    "Write `if (solve(...)) return true;`, undo the digit below it, and go on with the next one.";
constexpr std::string_view undo_the_sets_too =
    "What a placement adds to the sets, its undo must remove, all three of them.";
constexpr std::string_view all_nine = "The loops must run over all nine: 0 to 8.";
constexpr std::string_view box_corner =
    "The first row of a box is row / 3 * 3, its first column column / 3 * 3.";
constexpr std::string_view box_number = "The number of a box is row / 3 * 3 + column / 3.";

/// A search whose memory forgets to undo some of its parts.
void remember(Method& method, Rules undone) {
  method.remembers = true;
  method.memory_undone = undone;
}

void leave_out(Method& method, Rules rules) {
  method.checked = rules;
  method.counted = rules;
}

constexpr std::array mistakes{
    // Nothing happens at all.
    KnownMistake{[](Method& m) { m.left_out = [](Position) { return true; }; },
                 "places nothing and returns true",
                 "Does it look for '.', and for nothing else, to find an empty square? Does it write "
                 "to the board itself? `auto s = board[r][c]` is a copy, `auto& s` is the square."},
    KnownMistake{[](Method& m) { m.largest = 0; },
                 "finds that no digit fits anywhere",
                 "Does the check ever get to its `return true`? A flag or counter that was never "
                 "given a start value looks like this, too."},

    // Undo and answers.
    KnownMistake{[](Method& m) { m.board_undone = false; },
                 "never takes a digit off again",
                 "After the call that failed, empty the square: board[r][c] = '.'."},
    KnownMistake{[](Method& m) { m.answer = Answer::returned; },
                 "returns whatever its first digit leads to", mind_the_answer},
    KnownMistake{[](Method& m) { m.answer = Answer::ignored; },
                 "returns true once a digit is placed, whatever comes of it", mind_the_answer},
    KnownMistake{[](Method& m) { m.answer = Answer::upside_down; },
                 "takes the answer of the recursive call for its opposite", mind_the_answer},
    KnownMistake{[](Method& m) { m.answer = Answer::goes_on_after_true; },
                 "does not stop at the full board: it goes on until all is undone",
                 "A call that finds the board full returns true, and every call above it must return "
                 "true at once, before its undo."},
    KnownMistake{[](Method& m) { m.answer = Answer::undone_on_true; },
                 "undoes its digits even when the rest was solved",
                 "Return true before the undo: only a digit that led nowhere comes off."},
    KnownMistake{[](Method& m) { m.first_digit_only = true; },
                 "gives a square up when its first digit failed",
                 "`return false` belongs behind the loop over the digits, not into it."},
    KnownMistake{[](Method& m) {
                   m.first_digit_only = true;
                   m.board_undone = false;
                 },
                 "gives a square up when its first digit failed, and leaves that there",
                 "`return false` belongs behind the loop over the digits, and before the next digit "
                 "comes the undo."},
    KnownMistake{[](Method& m) { m.dead_square = DeadSquare::go_on; },
                 "goes on with the next empty square when no digit fits",
                 "After the loop over the digits comes `return false`: the call above has to try "
                 "another digit."},
    KnownMistake{[](Method& m) { m.dead_square = DeadSquare::go_on_below; },
                 "goes on in the next row when no digit fits",
                 "`break` only leaves the inner loop. After the loop over the digits comes `return "
                 "false`."},
    KnownMistake{[](Method& m) { m.dead_square = DeadSquare::is_full; },
                 "takes a square where nothing fits for the end of the search",
                 "No candidate is not the same as no empty square: the first means false, the second "
                 "true."},
    KnownMistake{[](Method& m) { m.square_shared = true; },
                 "shares its current square among all calls, so that another one is undone",
                 "Keep row and column in local variables: each call has its own square."},

    // Digits.
    KnownMistake{[](Method& m) { m.largest = 8; },
                 "never tries a 9", "Where does the loop over the digits end?"},
    KnownMistake{[](Method& m) { m.smallest = 2; },
                 "never tries a 1", "Where does the loop over the digits begin?"},
    KnownMistake{[](Method& m) { m.descending = true; },
                 "tries the digits from 9 down to 1",
                 "Part 1 tries them in ascending order, and its counts go with that order."},

    // Rules.
    KnownMistake{[](Method& m) { leave_out(m, no_rule); },
                 "places every digit, whether it fits or not", "When does the check return false?"},
    KnownMistake{[](Method& m) { leave_out(m, {true, true, false}); },
                 "checks row and column, but not the box",
                 "Each digit stands once in its box, too."},
    KnownMistake{[](Method& m) { leave_out(m, {false, true, true}); },
                 "checks column and box, but not the row",
                 "Each digit stands once in its row, too."},
    KnownMistake{[](Method& m) { leave_out(m, {true, false, true}); },
                 "checks row and box, but not the column",
                 "Each digit stands once in its column, too."},
    KnownMistake{[](Method& m) { leave_out(m, {true, false, false}); },
                 "checks the row only", "What about the column and the box?"},
    KnownMistake{[](Method& m) { leave_out(m, {false, true, false}); },
                 "checks the column only", "What about the row and the box?"},
    KnownMistake{[](Method& m) { leave_out(m, {false, false, true}); },
                 "checks the box only", "What about the row and the column?"},
    KnownMistake{[](Method& m) { m.checked = no_rule; },
                 "picks the right square, but then places every digit there",
                 "Ask of each digit whether it fits before you place it."},
    KnownMistake{[](Method& m) { m.check = Check::after_placing; },
                 "places a digit first and asks afterwards whether it fits",
                 "Ask first: digits that do not fit are no choices and are not placed."},
    KnownMistake{[](Method& m) { m.check = Check::finds_itself; },
                 "places a digit first, and then finds that very digit in its row",
                 "Ask whether a digit fits before you place it."},
    KnownMistake{[](Method& m) {
                   m.box = [](Position at, Position other, int side) {
                     const int top = at.row / side;
                     const int left = at.column / side;
                     return other.row >= top && other.row < top + side && other.column >= left &&
                            other.column < left + side;
                   };
                 },
                 "lets the box of a square begin at row / 3 and column / 3", box_corner},
    KnownMistake{[](Method& m) {
                   m.box = [](Position at, Position other, int side) {
                     return at.row / side == other.row / side && at.row / side == other.column / side;
                   };
                 },
                 "computes the box from the row alone", box_corner},
    KnownMistake{[](Method& m) {
                   m.box = [](Position at, Position other, int side) {
                     return at.column / side == other.row / side &&
                            at.column / side == other.column / side;
                   };
                 },
                 "computes the box from the column alone", box_corner},
    KnownMistake{[](Method& m) {
                   m.box = [](Position at, Position other, int side) {
                     return at.row / side == other.column / side &&
                            at.column / side == other.row / side;
                   };
                 },
                 "looks at the box with row and column exchanged", box_corner},
    KnownMistake{[](Method& m) {
                   m.box = [](Position at, Position other, int side) {
                     return at.row / side + at.column / side == other.row / side + other.column / side;
                   };
                 },
                 "numbers the boxes row / 3 + column / 3, so that several share a number", box_number},
    KnownMistake{[](Method& m) {
                   m.box = [](Position at, Position other, int side) {
                     return at.row % side == other.row % side && at.column % side == other.column % side;
                   };
                 },
                 "numbers the boxes with % instead of /", box_number},
    KnownMistake{[](Method& m) {
                   m.box = [](Position at, Position other, int side) {
                     return search::same_box(at, other, side) && other.row % side < side - 1;
                   };
                 },
                 "compares only two of the three rows of a box", "Each loop takes three turns."},
    KnownMistake{[](Method& m) {
                   m.box = [](Position at, Position other, int side) {
                     return search::same_box(at, other, side) && other.column % side < side - 1;
                   };
                 },
                 "compares only two of the three columns of a box", "Each loop takes three turns."},
    KnownMistake{[](Method& m) {
                   m.box = [](Position at, Position other, int side) {
                     return search::same_box(at, other, side) && other.row % side < side - 1 &&
                            other.column % side < side - 1;
                   };
                 },
                 "compares only four squares of a box", "Each loop takes three turns."},
    KnownMistake{[](Method& m) {
                   m.row = [](Position at, Position other, int side) {
                     return at.row == other.row && other.column < side * side - 1;
                   };
                 },
                 "does not look at the last square of a row", all_nine},
    KnownMistake{[](Method& m) {
                   m.column = [](Position at, Position other, int side) {
                     return at.column == other.column && other.row < side * side - 1;
                   };
                 },
                 "does not look at the last square of a column", all_nine},
    KnownMistake{[](Method& m) {
                   m.row = [](Position at, Position other, int side) {
                     return at.row == other.row && other.column < side * side - 1;
                   };
                   m.column = [](Position at, Position other, int side) {
                     return at.column == other.column && other.row < side * side - 1;
                   };
                 },
                 "does not look at the last square of rows and columns", all_nine},
    KnownMistake{[](Method& m) {
                   m.row = [](Position at, Position other, int) {
                     return at.row == other.row && other.column > 0;
                   };
                   m.column = [](Position at, Position other, int) {
                     return at.column == other.column && other.row > 0;
                   };
                 },
                 "does not look at the first square of rows and columns", all_nine},
    KnownMistake{[](Method& m) {
                   m.row = [](Position at, Position other, int) {
                     return at.row == other.row && other.column < at.column;
                   };
                   m.column = [](Position at, Position other, int) {
                     return at.column == other.column && other.row < at.row;
                   };
                 },
                 "compares a digit only with what stands to its left and above it",
                 "Givens stand to the right and below, too. " "The loops must run over all nine."},

    // Which square.
    KnownMistake{[](Method& m) { m.order = SquareOrder::reading; },
                 "takes the first empty square, as part 1 does",
                 "Look at all empty squares and take the one with the fewest digits that fit."},
    KnownMistake{[](Method& m) { m.order = SquareOrder::down_the_columns; },
                 "goes down the columns", "Which of your two loops is the outer one?"},
    KnownMistake{[](Method& m) { m.order = SquareOrder::last_first; },
                 "always takes the last empty square", "What makes one square better than another?"},
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
                 "Here the first empty square is asked for: its counts are part 1's."},
    KnownMistake{[](Method& m) { m.order = SquareOrder::most_candidates; },
                 "takes the square with the most digits that fit", "Is the comparison the right way "
                 "round?"},
    KnownMistake{[](Method& m) { m.order = SquareOrder::fewest_at_the_start; },
                 "counts the digits that fit once, at the start, and keeps that order",
                 "Every placement changes the counts of other squares: count before each choice."},
    KnownMistake{[](Method& m) { m.order = SquareOrder::fewest_in_the_first_row; },
                 "looks for the best square in the first row with an empty one only",
                 "Let the search for the best square run to the end of the board."},
    KnownMistake{[](Method& m) { m.order = SquareOrder::first_with_two; },
                 "ends its scan at the first square with two digits",
                 "A square with one, or none, may still come: only these cannot be beaten."},
    KnownMistake{[](Method& m) { m.counted = {true, false, false}; },
                 "counts what the row leaves free, and forgets column and box",
                 "A digit fits when neither row nor column nor box holds it: count those."},
    KnownMistake{[](Method& m) { m.counted = {false, true, false}; },
                 "counts what the column leaves free, and forgets row and box",
                 "A digit fits when neither row nor column nor box holds it: count those."},
    KnownMistake{[](Method& m) { m.counted = {false, false, true}; },
                 "counts what the box leaves free, and forgets row and column",
                 "A digit fits when neither row nor column nor box holds it: count those."},
    KnownMistake{[](Method& m) { m.counted = {true, true, false}; },
                 "counts what row and column leave free, and forgets the box",
                 "A digit fits when neither row nor column nor box holds it: count those."},
    KnownMistake{[](Method& m) { m.counted = {true, false, true}; },
                 "counts what row and box leave free, and forgets the column",
                 "A digit fits when neither row nor column nor box holds it: count those."},
    KnownMistake{[](Method& m) { m.counted = {false, true, true}; },
                 "counts what column and box leave free, and forgets the row",
                 "A digit fits when neither row nor column nor box holds it: count those."},
    KnownMistake{[](Method& m) { m.dead_square = DeadSquare::pass_over; },
                 "passes over a square where nothing fits",
                 "Such a square is the most constrained of all: when there is one, go back."},
    KnownMistake{[](Method& m) { m.dead_square = DeadSquare::come_last; },
                 "takes a square where nothing fits for the worst instead of the best",
                 "Such a square is the most constrained of all: when there is one, go back."},
    KnownMistake{[](Method& m) { m.left_out = [](Position p) { return p.column == 8; }; },
                 "never fills the last column", all_nine},
    KnownMistake{[](Method& m) { m.left_out = [](Position p) { return p.row == 8; }; },
                 "never fills the last row", all_nine},
    KnownMistake{[](Method& m) { m.left_out = [](Position p) { return p == Position{8, 8}; }; },
                 "never fills the last square", "Its end comes one square too early."},
    KnownMistake{[](Method& m) { m.left_out = [](Position p) { return p.row == 8 || p.column == 8; }; },
                 "never fills the last row and the last column", all_nine},
    KnownMistake{[](Method& m) { m.left_out = [](Position p) { return p.row == 0 || p.column == 0; }; },
                 "never fills the first row and the first column", all_nine},

    // Memory.
    KnownMistake{[](Method& m) { remember(m, no_rule); },
                 "takes a digit off the board, but leaves it in its sets", undo_the_sets_too},
    KnownMistake{[](Method& m) { remember(m, {false, true, true}); },
                 "takes a digit off the board, but leaves it in the set of its row",
                 undo_the_sets_too},
    KnownMistake{[](Method& m) { remember(m, {true, false, true}); },
                 "takes a digit off the board, but leaves it in the set of its column",
                 undo_the_sets_too},
    KnownMistake{[](Method& m) { remember(m, {true, true, false}); },
                 "takes a digit off the board, but leaves it in the set of its box",
                 undo_the_sets_too},
    KnownMistake{[](Method& m) {
                   remember(m, {});
                   m.board_undone = false;
                 },
                 "takes a digit out of its sets, but leaves it on the board",
                 "The undo has two halves: the sets, and board[r][c] = '.'."},
    KnownMistake{[](Method& m) {
                   remember(m, no_rule);
                   m.board_undone = false;
                 },
                 "undoes neither the board nor the sets",
                 "The undo has two halves: the sets, and board[r][c] = '.'."},
    KnownMistake{[](Method& m) { m.square_put_back = false; },
                 "loses a square when its digits have failed",
                 "The undo has to put the square back into the list of empty squares."},
    KnownMistake{[](Method& m) {
                   m.remembers = true;
                   m.placed_remembered = no_rule;
                 },
                 "knows the givens, but never learns of the digits it places",
                 "A digit that is placed must be entered into the sets of its row, column and box."},
    KnownMistake{[](Method& m) {
                   m.remembers = true;
                   m.givens_remembered = no_rule;
                 },
                 "knows the digits it places, but not the givens",
                 "Before the search starts, enter every given into the sets."},
    KnownMistake{[](Method& m) {
                   m.remembers = true;
                   m.givens_remembered = {true, true, false};
                 },
                 "does not enter the givens into the sets of the boxes",
                 "Before the search starts, enter every given into all three sets."},
};

}  // namespace

std::span<const KnownMistake> known_mistakes() {
  return mistakes;
}

}  // namespace kata::judge
