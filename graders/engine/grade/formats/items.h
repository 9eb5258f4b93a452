#pragma once

#include <cstddef>
#include <grade/report.h>
#include <string>
#include <vector>

namespace kata::grade {

/// What a platform shows as one test: a check. Where none of an exercise's checks was run (its file
/// does not compile, say) the exercise is one item with all its points, instead of many red lines
/// that all say the same.
struct Item {
  std::string number;  ///< "2.3": the third item of the second exercise
  std::string name;    ///< what is asked for; unique within the exercise
  int score = 0;
  int max_score = 0;
  bool passed = false;
  bool was_run = true;
  std::string message;  ///< what the student may read of why it failed; untrusted
};

/// The items of the exercise at this index of the report.
std::vector<Item> items(const Report& report, std::size_t index);

/// Of a platform that has no place for it elsewhere: the notes on an exercise and its message,
/// where no item tells it; untrusted.
std::string remarks(const ExerciseReport& exercise);

/// What became of the file that is named: "Graded", or "Looked at" where it was refused.
std::string taken_up(const ExerciseReport& exercise);

/// What stands over the whole report: its message and notes, then the remarks on each exercise.
std::string all_remarks(const Report& report);

/// "2 of 12", as people read it.
std::string points(int score, int max_score);

/// How many bytes each message may have, so that all of them fit into `whole`; `each` at most.
std::size_t message_limit(const Report& report, std::size_t whole, std::size_t each);

}  // namespace kata::grade
