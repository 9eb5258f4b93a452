#pragma once

#include <findings/habit.h>
#include <runs/attempts.h>
#include <runs/run.h>
#include <string>

namespace kata::judge {

/// What goes wrong in a run of a solver that is to go about it as `articles` does: the first wrong
/// step with the board around it and then, only where all its runs fit a known mistake, what that
/// is and where to look. Paragraphs begin with an empty line, so that the text can follow a
/// sentence; empty where nothing can be said.
std::string explain_solver(const Run& run, const Function& function, const Habit& articles,
                           Attempts& attempts);

}  // namespace kata::judge
