#pragma once

#include <judge/path/path_run.h>
#include <optional>
#include <string>
#include <vector>

#include <kata/path.h>

namespace kata::judge {

/// Why a run does not follow a rule, in a student's words; nothing when it does. Each of these asks
/// about a run that returned.
using PathComplaint = std::optional<std::string>;

/// A step that no search for the word should make.
struct WrongPathStep {
  std::size_t event = 0;   ///< which of the run's, from 0
  std::vector<Cell> path;  ///< as it is after the step
  std::string words;       ///< what is wrong with it, in a sentence
};

/// The first step on a used square, on a wrong letter or on a square that is no neighbour.
std::optional<WrongPathStep> first_wrong_step(const PathRun& run);

/// The first step, where it is not on a letter of the word that the grid has least often.
std::optional<WrongPathStep> first_step_on_a_common_letter(const PathRun& run);

/// What a run was asked, in words: "looking for "CAT" on the grid CA TS".
std::string input_of(const PathRun& run);

/// Whether the answer is right, and what stands on the path: the word after true, nothing after
/// false.
PathComplaint wrong_answer(const PathRun& run);

/// Each step goes to a free square that touches the end it lengthens, and leaves the path spelling
/// a piece of the word, read from one end or the other.
PathComplaint wrong_step(const PathRun& run);

/// For a word that is not there: more steps than the plain search takes, and paths tried twice. A
/// search that begins at another letter may need more steps without trying any path twice.
PathComplaint needless_steps(const PathRun& run);

/// The search did not go through the path: no step, although no rule less than a search tells that
/// the word is not there.
PathComplaint searched_elsewhere(const PathRun& run);

/// The first step goes to a letter of the word that the grid has least often.
PathComplaint started_on_a_common_letter(const PathRun& run);

/// For a word with a letter that the grid does not have: any step.
PathComplaint stepped_although_a_letter_is_missing(const PathRun& run);

/// For a word that is not there: not fewer steps than the plain order takes.
PathComplaint no_fewer_steps_than_plain(const PathRun& run);

}  // namespace kata::judge
