#pragma once

#include <attempt/attempt.h>
#include <cstddef>
#include <cstdint>
#include <iosfwd>
#include <memory>
#include <ostream>
#include <problems/playback.h>
#include <problems/problem.h>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <kata/event.h>

namespace kata::judge {

using problems::Counts;

/// What a function returns, and so how its answers are to be read.
enum class Returns {
  truth,   ///< bool: 0 or 1
  number,  ///< int
  text,    ///< std::string, character by character
  lists    ///< std::vector<std::vector<int>>: how many, then each behind its length
};

/// What its runs can show of a function, besides right answers.
enum class Shows {
  answers,         ///< nothing: its page does not ask for a search on the state
  solution,        ///< the solution that it came to, or all that it tried before it said no
  solution_found,  ///< the same, where the inputs are few and solutions easy to look up: only a
                   ///< wrong guess tells a search
  all_solutions    ///< each solution that it came to
};

/// A function that an exercise asks for: what a call of it is asked, and what it returns.
struct Function {
  std::string_view name;  ///< "solve_naive"
  std::shared_ptr<const problems::Problem> (*problem)(const subject::Call&);
  Returns returns = Returns::truth;
  Shows shows = Shows::answers;
};

/// One call of a student's function, replayed from its journal on a state of our own.
struct Run {
  std::shared_ptr<const Attempt> attempt;
  std::string function = "the function";             ///< the function called, as soon as it was
  std::size_t call = 0;                              ///< which call of the attempt, from 0
  std::shared_ptr<const problems::Problem> problem;  ///< nothing for a call that was never made
  bool returned = false;                             ///< false: see the attempt's outcome

  // What it returned: one of these, as `returns` says.
  Returns returns = Returns::truth;
  Shows shows = Shows::answers;
  bool is_in_disguise = false;  ///< on inputs that are in no kit
  std::int32_t answer = 0;      ///< 1 for true, 0 for false, or a number
  std::string text;
  std::vector<std::vector<int>> lists;

  std::vector<Event> events;                    ///< choices and undos, in order
  problems::State result = problems::State(0);  ///< after the last event
  Counts counts;
  std::int32_t squares_read = 0;  ///< as counted by the subject: advice
  std::string fault;  ///< why the journal is none that a search writes; empty when it is one

  /// False for a call that was never made: an earlier one, or the program itself, had ended before.
  bool began() const { return problem != nullptr; }
  /// The arguments of the call, as bytes. Only of one that began.
  const std::vector<std::string>& arguments() const { return attempt->calls[call].call.arguments; }
};

/// Replays a call of one of `functions`.
Run replay(const std::shared_ptr<const Attempt>& attempt, std::size_t call,
           std::span<const Function> functions);

/// A search's choices and undos. Givens that were lifted and put back, say to check that they fit,
/// are no part of it.
std::vector<Event> steps_of(const Run& run);

std::ostream& operator<<(std::ostream& out, const Run& run);

}  // namespace kata::judge
