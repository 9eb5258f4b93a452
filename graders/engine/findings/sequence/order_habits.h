#pragma once

#include <findings/known_habits.h>

namespace kata::judge {

/// Mistakes of searches for orders of numbers alone, all with the problem problems::Order.
void order_habits(HabitTable& table);

}  // namespace kata::judge
