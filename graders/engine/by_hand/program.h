#pragma once

#include <by_hand/input.h>
#include <cstdint>
#include <findings/complaint.h>
#include <functional>
#include <memory>
#include <optional>
#include <problems/problem.h>
#include <runs/run.h>
#include <span>
#include <string>
#include <subject/call.h>
#include <vector>

#include <kata/event.h>

/// Programs that run a student's functions by hand: build/bin/<exercise>.
namespace kata::by_hand {

/// Another search on the same problem, to compare with.
struct Rival {
  std::string name = "The article's";
  std::vector<Event> events = {};
  std::optional<std::int64_t> choices = {};  ///< where only their number is known
  bool complete = true;                      ///< false: it was cut off
};

/// What an exercise's program is, beyond what the exercise declares; written by the exercise, in
/// graders/<exercise>/<exercise>_by_hand.cpp.
struct Program {
  std::unique_ptr<Input> input;

  /// What is wrong with a call that returned; by default, a function that answers true or false is
  /// held to be a search for one solution.
  judge::Look wrong = {};

  /// A search to compare with, if there is one, and whether it can be watched beside.
  std::function<Rival(const problems::Problem&)> rival = {};
  bool can_race = true;

  /// The calls to make; by default one of each function, with the arguments that were given.
  std::function<std::vector<subject::Call>(const std::vector<std::string>&)> calls = {};

  /// What a call returned, as it stands behind "returned"; by default, as it is.
  std::function<std::string(const judge::Run&)> answer = {};

  /// What a call left, or was at, for an exercise whose state no journal tells.
  std::function<std::string(const judge::Run&)> draw = {};

  /// All runs of a function that is called many times, told together: a table.
  std::function<std::string(std::span<const judge::Run>)> table = {};
};

Program program();

/// The main of such a program, for the student's program in `subject_file`. Prints what each
/// function did and returns the exit code: 0 right, 1 not right, 2 for a command line or an input
/// that cannot be used, 3 where the student's program could not be started.
int run(int argc, char** argv, const std::string& subject_file);

}  // namespace kata::by_hand
