#pragma once

#include <runs/attempts.h>
#include <runs/run.h>
#include <string>

namespace kata::judge {

/// What a function sees wrongly that tells whether a board keeps the rules, as a paragraph behind
/// an empty line; empty where no known mistake fits all its answers, or where they are right.
std::string explain_validity(const Run& run, const Function& function, Attempts& attempts);

/// The same for a function that lists the digits that fit on a square. Its arguments are the board,
/// row and column.
std::string explain_candidates(const Run& run, const Function& function, Attempts& attempts);

/// The same for a function that fills squares on which only one digit fits.
std::string explain_forced(const Run& run, const Function& function);

}  // namespace kata::judge
