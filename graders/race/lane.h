#pragma once

#include <cstdint>
#include <judge/attempt/attempt.h>
#include <memory>
#include <optional>
#include <replay/recording.h>
#include <string>
#include <utility>
#include <vector>

/// Two ways to go about one problem, side by side, as part 2 of the articles does it in "race
/// them".
namespace kata::race {

/// One side of a race before it starts.
struct Entry {
  std::string exercise;  ///< "sudoku_naive"
  std::string order;     ///< what comes first: "first empty square"
  subject::Call call;
};

/// One side of a race at its end.
struct Lane {
  std::string order;
  std::string whose;  ///< "yours", "the solution's" or "nobody's"
  /// What it did, the number that decides first. Nothing for what is not known; none where nobody
  /// could be started.
  std::vector<std::pair<std::string, std::optional<std::int64_t>>> counts;
  std::string result = "-";  ///< "solved", in a word or two
  bool ended = false;        ///< it came to its end by itself
  std::string remarks;       ///< what there is to say about it, in sentences; empty if nothing
  std::optional<replay::Recording> recording;  ///< to be watched; nothing where nobody ran
};

/// The run of one side: the student's own program where it is built and started, else the
/// solution's where this tree has it.
struct Started {
  Lane lane;                                      ///< counts and result are still to come
  std::shared_ptr<const judge::Attempt> attempt;  ///< nothing where nobody could be started
};

Started start(const Entry& entry);

/// Prints both sides, and which one the first count speaks for; writes both, on one clock, as a
/// page to `page_file` unless that is empty. Returns the exit code: 0 when both came to their end.
int finish(const Lane& plain, const Lane& smart, const std::string& page_file);

}  // namespace kata::race
