#pragma once

#include <optional>
#include <runs/run.h>
#include <runs/wrong_step.h>
#include <string>

namespace kata::judge {

/// What a run of a function that looks for one solution shows by itself, whatever the state: a
/// solution that stood and was taken apart, a value against a rule, no choice at all, a way to a
/// solution that was given up untried. Each is true of every such run, and none of a right search,
/// in whatever order.
std::optional<WrongStep> first_fact(const Run& run);

/// Where a search that did not end, of whatever kind, begins to put back what it has just taken
/// off.
std::optional<WrongStep> goes_in_circles(const Run& run);

/// The first fact as a paragraph behind an empty line, with a drawing; empty where there is none.
std::string explain_by_facts(const Run& run);

}  // namespace kata::judge
