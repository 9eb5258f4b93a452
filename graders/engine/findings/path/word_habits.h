#pragma once

#include <findings/known_habits.h>

namespace kata::judge {

/// Mistakes of searches for words alone, all with the problem problems::Word.
void word_habits(HabitTable& table);

}  // namespace kata::judge
