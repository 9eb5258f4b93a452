#pragma once

#include <runs/wrong_step.h>
#include <string>

namespace kata::judge {

/// The state before a wrong step, its squares marked, with what is said of them in the margin to
/// its right. With the indent of a message it fits into 80 columns; a state that is too wide for
/// that stands below its words.
std::string draw(const problems::Problem& problem, const WrongStep& step);

}  // namespace kata::judge
