#pragma once

#include <findings/known_habits.h>
#include <limits>
#include <memory>
#include <optional>
#include <runs/attempts.h>
#include <runs/run.h>
#include <string>
#include <vector>

namespace kata::judge {

/// What an exercise knows of the searches that it asks for.
struct Suspicions {
  Function function;  ///< that was called
  Habit right = for_one_solution;
  /// Arguments of calls on which mistakes differ from each other, and small: a name is given only
  /// where it holds on all.
  std::vector<std::vector<std::string>> probes;
  OwnHabits own = nullptr;
  /// After how many solutions a call is to end, where its arguments say so.
  int (*enough)(const Run& run) = nullptr;
};

/// What a run is compared by: its steps, up to where it was cut off or became too long to matter.
struct Trail {
  std::shared_ptr<const problems::Problem> problem;
  std::shared_ptr<search::Clashes> clashes;
  std::vector<Event> events;
  bool is_over = false;
  std::optional<bool> answer;
  int enough = std::numeric_limits<int>::max();
};

/// The run that failed and the same function on the probes, the shortest first: most mistakes part
/// from it soon. Nothing where one of them ends in another way.
std::vector<Trail> trails_of(const Run& run, Attempts& attempts, const Suspicions& suspicions);

/// The mistake that a run and others of the same function show, as a paragraph behind an empty
/// line; empty where none fits all of them, or where they are right.
std::string explain_by_habits(const Run& run, Attempts& attempts, const Suspicions& suspicions);

}  // namespace kata::judge
