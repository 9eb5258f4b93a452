#pragma once

namespace kata::search {

/// A square of a grid; rows and columns count from 0.
struct Position {
  int row = 0;
  int column = 0;

  friend bool operator==(const Position&, const Position&) = default;
};

/// Which empty square a search fills next.
enum class SquareOrder {
  reading,            ///< the first empty one, along the rows: part 1 of the articles
  fewest_candidates,  ///< a most constrained one; the scan ends at a single candidate: part 2
  down_the_columns,
  last_first,
  box_by_box,
  back_and_forth,  ///< along the rows, every second one from right to left
  most_candidates,
  fewest_at_the_start,      ///< as part 2, but the candidates of the given board decide throughout
  fewest_in_the_first_row,  ///< as part 2, but only in the first row that has an empty square
  first_with_two,           ///< as part 2, but the scan ends at two candidates already
};

/// What a search does about an empty square on which nothing fits.
enum class DeadSquare {
  go_back,
  pass_over,    ///< it is not looked at
  come_last,    ///< every other square comes first
  is_full,      ///< it is taken for the end of the search
  go_on,        ///< after its digits were tried, the next empty square is
  go_on_below,  ///< the same, but with the next row
};

/// Which of the rules row, column and box something is about.
struct Rules {
  bool row = true;
  bool column = true;
  bool box = true;

  friend bool operator==(const Rules&, const Rules&) = default;
};

inline constexpr Rules all_rules{};
inline constexpr Rules no_rule{false, false, false};

/// Whether the search compares a digit for the square `at` with the square `other`, under one of
/// the rules. `side` is the length of a box.
using Sees = bool (*)(Position at, Position other, int side);

bool same_row(Position at, Position other, int side);
bool same_column(Position at, Position other, int side);
bool same_box(Position at, Position other, int side);

/// When a digit is checked against the rules.
enum class Check {
  before_placing,
  after_placing,  ///< digits that clash are placed, too, and taken off at once
  finds_itself,   ///< after placing, and the digit itself counts as a clash
};

/// What becomes of the answer of the search below, once a digit is placed.
enum class Answer {
  passed_on,          ///< true is returned at once; false undoes the digit and tries the next
  returned,           ///< true or false is returned at once
  ignored,            ///< true is returned, whatever it was
  upside_down,        ///< false counts as success
  undone_on_true,     ///< true is returned, but the digit is taken off before
  goes_on_after_true  ///< the search goes on until everything was tried and undone
};

/// How a search goes about it: everything that a program can do in its own way, right or wrong. As
/// it stands it is part 1's program.
struct Method {
  // Which square.
  SquareOrder order = SquareOrder::reading;
  bool (*left_out)(Position) = nullptr;  ///< squares that the search never looks at
  DeadSquare dead_square = DeadSquare::go_back;
  Rules counted = all_rules;         ///< what counts as ruled out where candidates are counted
  bool counts_tried_digits = false;  ///< only digits from `smallest` to `largest` are counted

  // Which digits, in ascending order.
  bool descending = false;
  int smallest = 1;
  int largest = 16;  ///< or the last digit of the board
  bool first_digit_only = false;
  bool any_digit_order = false;  ///< for could_be(): every order of the digits is as good

  // What rules a digit out.
  Rules checked = all_rules;
  Sees row = same_row;
  Sees column = same_column;
  Sees box = same_box;
  Check check = Check::before_placing;

  // What is remembered and undone. A search that remembers has a memory beside the board, as part
  // 2's sets; one that does not looks at the board each time.
  bool remembers = false;
  Rules givens_remembered = all_rules;
  Rules placed_remembered = all_rules;
  Rules memory_undone = all_rules;
  bool board_undone = true;
  bool square_put_back = true;     ///< false: a square that failed is never looked at again
  bool lists_digits_once = false;  ///< before the first one is tried
  bool square_shared = false;      ///< all calls share one "current square"

  Answer answer = Answer::passed_on;

  friend bool operator==(const Method&, const Method&) = default;
};

/// Part 2's program: a most constrained square first.
inline constexpr Method fewest_first{.order = SquareOrder::fewest_candidates};

}  // namespace kata::search
