#pragma once

#include <cstddef>
#include <map>
#include <runs/run.h>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace kata::judge {

/// What the runs of a check show, besides being right: a program that knows answers, or always
/// gives the same one, is right as well, here and there. Points are for a search.
class Evidence {
 public:
  /// What one run shows.
  struct Shown {
    std::string function;
    bool by_itself = false;  ///< a search, or all that there is to show
    bool by_answer = false;  ///< only its answer, which counts if other calls have other answers
    std::string what_is_missing;  ///< if neither, as a sentence
  };

  /// A run of the check that runs now.
  void add(const Run& run);

  /// What the check that ran last has shown.
  std::vector<Shown> take() { return std::exchange(shown_, {}); }

  /// Why a check that passed has shown nothing, after all checks ran; empty if it has.
  std::string what_is_missing(const std::vector<Shown>& shown) const;

 private:
  Shown shown_by(const Run& run);

  /// What is known of a function's answers.
  struct Answers {
    std::set<std::string> all;
    std::set<std::string> in_disguise;
    bool is_searched_for = false;        ///< see Shows
    bool has_shown_a_search = false;     ///< on one of its inputs at least
    bool can_be_known_by_heart = false;  ///< see Shows::solution_found
    bool has_guessed = false;
  };

  std::map<std::pair<const void*, std::size_t>, Shown> known_;
  std::map<std::string, Answers> answers_;
  std::vector<Shown> shown_;
};

}  // namespace kata::judge
