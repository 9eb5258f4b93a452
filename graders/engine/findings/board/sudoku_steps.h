#pragma once

#include <optional>
#include <runs/run.h>
#include <runs/wrong_step.h>

namespace kata::judge {

/// The first step that differs from those of part 1's program, every one of which is prescribed.
std::optional<WrongStep> leaves_reading_order(const Run& run);

/// The first placement on a square that is not the most constrained one: others have fewer
/// candidates, and it has more than one.
std::optional<WrongStep> leaves_most_constrained(const Run& run);

/// The first step of a search with the fewest candidates first that leads astray: a digit that
/// breaks a rule, a square that is not the most constrained one, digits given up before they were
/// tried, an undo of the full board. Ties may be broken in any way.
std::optional<WrongStep> leaves_fewest_first(const Run& run);

}  // namespace kata::judge
