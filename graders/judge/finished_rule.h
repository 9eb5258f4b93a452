#pragma once

#include <judge/check.h>
#include <judge/rule.h>
#include <optional>
#include <string>

namespace kata::judge {

/// The function that a run is about.
template <class Run>
std::string function_of(const Run& run) {
  return run.attempt->calls.empty() ? "the function" : run.attempt->calls.back().call.function;
}

/// What keeps a run, the last call of its attempt, from being looked at any further: it did not
/// come to its end, or its journal is none that a search writes.
template <class Run>
std::optional<std::string> not_finished(const Run& run) {
  if (!run.fault.empty()) {
    return "The record of what " + function_of(run) + " did cannot be right: " + run.fault +
           ". Only use what you are given, through its own operations.";
  }
  if (!run.returned || run.attempt->outcome != Outcome::finished) {
    return explain_outcome(*run.attempt);
  }
  return std::nullopt;
}

/// A rule for runs that came to their end; for the others it says how they ended.
template <class Run>
testing::Matcher<const Run&> finished_rule(std::string description,
                                           typename Rule<Run>::Complaint complaint) {
  return make_rule<Run>(std::move(description), [complaint = std::move(complaint)](const Run& run) {
    const auto unfinished = not_finished(run);
    return unfinished ? unfinished : complaint(run);
  });
}

}  // namespace kata::judge
