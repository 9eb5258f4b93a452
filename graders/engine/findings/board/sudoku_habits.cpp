#include <findings/board/sudoku_habits.h>
#include <findings/board/sudoku_rule_mistakes.h>
#include <string>

namespace kata::judge {
namespace {

using problems::Problem;
using problems::Sudoku;

const Sudoku& problem_of(const Open& open) {
  return static_cast<const Sudoku&>(open.problem);
}

int row_of(const Open& open) {
  return problem_of(open).row_of(open.variable);
}

int column_of(const Open& open) {
  return problem_of(open).column_of(open.variable);
}

int last_of(const Open& open) {
  return problem_of(open).givens().size() - 1;
}

int down_the_columns(const Open& open) {
  return column_of(open) * (last_of(open) + 1) + row_of(open);
}

int box_by_box(const Open& open) {
  return problem_of(open).box_of(open.variable) * open.problem.variables() + open.variable;
}

int back_and_forth(const Open& open) {
  const int column = row_of(open) % 2 == 0 ? column_of(open) : last_of(open) - column_of(open);
  return row_of(open) * (last_of(open) + 1) + column;
}

int fewest_in_the_first_row(const Open& open) {
  return row_of(open) * (last_of(open) + 2) + open.fitting;
}

int first_of_the_next_row(const Problem& problem, int square) {
  const auto& sudoku = static_cast<const Sudoku&>(problem);
  return (sudoku.row_of(square) + 1) * sudoku.givens().size();
}

template <int (*rank)(const Open&)>
void fill_in_order(Habit& habit) {
  habit.rank = rank;
}

void add_orders(HabitTable& table) {
  table.add(fill_in_order<down_the_columns>, "goes down the columns",
            "Which of your two loops is the outer one?");
  table.add(fill_in_order<box_by_box>, "fills one box after the other",
            "Part 1 goes along the rows.");
  table.add(fill_in_order<back_and_forth>, "goes along every second row from right to left",
            "Part 1 goes along each row from left to right.");
  table.add(fill_in_order<fewest_in_the_first_row>,
            "looks for the best square only in the first row that has an empty one",
            "The best one may stand anywhere: look at the whole board before you choose.");
  table.add(
      [](Habit& h) {
        if (h.rank == in_order) h.goes_on_at = first_of_the_next_row;
      },
      "goes on in the next row when no digit fits",
      "`break` leaves the inner loop only. After the loop over the digits comes `return false`.");
}

void add_squares_left_out(HabitTable& table) {
  const auto leave_out = [&](bool (*leaves_out)(const Open&), const char* does,
                             const char* look_at = "The loops must run over all nine: 0 to 8.") {
    table.add([](Habit&) {}, does, look_at).habit.leaves_out = leaves_out;
  };
  leave_out([](const Open& open) { return column_of(open) == last_of(open); },
            "never fills the last column");
  leave_out([](const Open& open) { return row_of(open) == last_of(open); },
            "never fills the last row");
  leave_out([](const Open& open) { return open.variable == open.problem.variables() - 1; },
            "never fills the last square", "Its end comes one square too early.");
  leave_out(
      [](const Open& open) {
        return column_of(open) == last_of(open) || row_of(open) == last_of(open);
      },
      "never fills the last row and the last column");
  leave_out([](const Open& open) { return row_of(open) == 0 || column_of(open) == 0; },
            "never fills the first row and the first column");
}

}  // namespace

void sudoku_habits(HabitTable& table) {
  for (const RuleMistake& mistake : rule_mistakes()) {
    Habit& habit = table
                       .add([](Habit&) {}, std::string(mistake.does), std::string(mistake.look_at),
                            mistake.kin)
                       .habit;
    habit.checked = habit.counted = mistake.checked;
    habit.sees = mistake.sees;
  }
  if (table.right().rank != nullptr) add_orders(table);
  add_squares_left_out(table);
}

}  // namespace kata::judge
