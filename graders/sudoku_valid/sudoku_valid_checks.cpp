#include "sudoku_valid_checks.h"

#include <findings/board/sudoku_rules.h>
#include <optional>
#include <runs/problems_of_calls.h>
#include <text/number_words.h>

namespace kata::judge {
namespace {

bool same_row(const Clash& clash) {
  return clash.first.row == clash.second.row;
}
bool same_column(const Clash& clash) {
  return clash.first.column == clash.second.column;
}
bool same_box(const Grid& grid, const Clash& clash) {
  return grid.box(clash.first.row, clash.first.column) ==
         grid.box(clash.second.row, clash.second.column);
}

std::string missed(const Run& run, const Clash& clash) {
  std::string text = run.function + " returned true, but " + clash.unit + " holds two " +
                     givens_of(run).at(clash.first.row, clash.first.column) + "s: at " +
                     name_of(clash.first) + " and at " + name_of(clash.second) + ".";
  const bool row = same_row(clash);
  const bool column = same_column(clash);
  const bool box = same_box(givens_of(run), clash);
  if (row && !box) return text + " Neither a column nor a box shows it, only the row.";
  if (column && !box) return text + " Neither a row nor a box shows it, only the column.";
  if (!row && !column) return text + " Neither a row nor a column shows it, only the box.";
  return text;
}

std::string accused(const Run& run) {
  const std::string text =
      run.function +
      " returned false, but no digit stands twice in a row, a column or a box of this board.";
  const int empty = givens_of(run).empty_squares();
  if (empty == 81) return text + " It is empty, and two '.' in a row are no clash.";
  return text +
         (empty > 0 ? " Two '.' are no clash, and an empty square need not have a digit that fits."
                    : "") +
         " Do the nine rows, nine columns and nine boxes each begin with nothing seen?";
}

Complaint wrong_verdict(const Run& run) {
  const auto clash = find_clash(givens_of(run));
  if (clash.has_value() != (run.answer != 0)) return std::nullopt;
  return clash ? missed(run, *clash) : accused(run);
}

}  // namespace

RunMatcher TellsWhetherItIsValid() {
  return rule("tells whether the board keeps the rules", wrong_verdict);
}

std::string advice_on_one_pass(const Run& run) {
  constexpr int squares = 81;
  constexpr int a_few = 10;  // three passes that look at a square up to three times stay below
  if (!run.returned || run.squares_read <= a_few * squares) return "";
  return "Right, and one idea more: your check looked at squares " + grouped(run.squares_read) +
         " times, " + grouped(run.squares_read / squares) +
         " times each. One pass is enough when the rows, columns and boxes remember which digits they have shown.";
}

}  // namespace kata::judge
