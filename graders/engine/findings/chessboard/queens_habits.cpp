#include <cstdlib>
#include <findings/chessboard/queens_habits.h>
#include <problems/queens.h>

namespace kata::judge {
namespace {

using problems::Queens;

constexpr unsigned columns = 1U << Queens::column;
constexpr unsigned falling = 1U << Queens::falling;
constexpr unsigned rising = 1U << Queens::rising;

/// Whether a queen would be attacked by one in `column` of some row that has none.
bool is_attacked_from_empty_rows(const Standpoint& at, int value, int column) {
  for (int row = 0; row < at.problem.variables(); ++row) {
    if (row == at.variable || at.state[row]) continue;
    for (int line = 0; line < static_cast<int>(at.problem.constraints().size()); ++line) {
      if (at.problem.mark(line, row, column) == at.problem.mark(line, at.variable, value))
        return true;
    }
  }
  return false;
}

}  // namespace

void queens_habits(HabitTable& table) {
  constexpr const char* three_lines =
      "A queen attacks along her column and along both diagonals: row - column is the same on one kind of them, row + column on the other.";
  table.add([](Habit& h) { h.checked = columns | falling; },
            "does not look at the diagonals that rise to the right", three_lines, &blindness);
  table.add([](Habit& h) { h.checked = columns | rising; },
            "does not look at the diagonals that fall to the right", three_lines, &blindness);
  table.add([](Habit& h) { h.checked = falling | rising; },
            "looks at diagonals, but not at columns", three_lines, &blindness);
  table.add([](Habit& h) { h.checked = columns; }, "looks at columns, and at no diagonal",
            three_lines, &blindness);
  table.add(
      [](Habit& h) {
        h.sees = [](const search::Pair& p) { return p.its_value != 0 && p.is_clash(); };
      },
      "does not see queens in the first column",
      "Which value says that a row has no queen? Column 0 is one like any other: kata::none is -1.",
      &blindness);
  table.add(
      [](const Standpoint& at, int value) { return is_attacked_from_empty_rows(at, value, -1); },
      "takes rows without a queen for attackers",
      "board[row] is kata::none there, which is -1: skip such rows before you compare.");
  table.add(
      [](const Standpoint& at, int value) { return is_attacked_from_empty_rows(at, value, 0); },
      "takes rows without a queen for rows with one in the first column",
      "What holds 0 at the start stands for the first column: mark empty rows with kata::none.");
  table.add(
      [](const Standpoint& at, int value) { return at.last && value < at.last->value + 2; },
      "begins each row two columns to the right of the queen before",
      "There may be safe squares to the left, too: the loop over the columns begins at the first.");
  table.add(
      [](Habit& h) {
        h.sees = [](const search::Pair& p) {
          const bool falls_alike = std::abs(p.value - p.variable) == std::abs(p.its_value - p.with);
          return p.is_clash() || (p.constraint == Queens::falling && falls_alike);
        };
      },
      "takes two falling diagonals for one, those as far to the left as to the right",
      "row - column may be negative: add N - 1 instead of taking it without its sign.");
}

}  // namespace kata::judge
