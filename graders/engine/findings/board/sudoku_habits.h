#pragma once

#include <findings/known_habits.h>

namespace kata::judge {

/// Mistakes of Sudoku solvers alone, all with the problem problems::Sudoku.
void sudoku_habits(HabitTable& table);

}  // namespace kata::judge
