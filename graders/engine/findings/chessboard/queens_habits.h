#pragma once

#include <findings/known_habits.h>

namespace kata::judge {

/// Mistakes of searches for queens alone, all with the problem problems::Queens.
void queens_habits(HabitTable& table);

}  // namespace kata::judge
