#pragma once

#include <cstddef>
#include <iosfwd>
#include <judge/attempt/attempt.h>
#include <judge/counts.h>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace kata::judge {

/// One call of a function that lists orders of numbers, replayed from its journal on a sequence of
/// the judge's own.
struct SequenceRun {
  std::shared_ptr<const Attempt> attempt;
  bool returned = false;                 ///< false: see the attempt's outcome
  std::vector<int> numbers;              ///< what the function was given
  std::vector<std::vector<int>> orders;  ///< what it returned
  std::vector<int> left;                 ///< the sequence after the last event
  std::vector<Event> events;             ///< choices and undos, in order
  Counts counts;
  std::string fault;  ///< why the journal is none that a search writes; empty when it is one
};

/// Replays a call whose first argument lists the numbers.
SequenceRun replay_sequence(const std::shared_ptr<const Attempt>& attempt, std::size_t call);

/// Keeps a sequence in step with events, one at a time. Every event is checked: it may come from
/// anywhere.
class SequenceReplay {
 public:
  /// A sequence that is complete with `complete_size` numbers.
  explicit SequenceReplay(std::size_t complete_size) : complete_size_(complete_size) {}

  /// Applies one event. Returns why no search can have written it, or nothing.
  std::optional<std::string> apply(const Event& event);

  const std::vector<int>& numbers() const noexcept { return numbers_; }
  const Counts& counts() const noexcept { return counts_; }
  bool complete() const noexcept { return numbers_.size() >= complete_size_; }

 private:
  std::size_t complete_size_;
  std::vector<int> numbers_;
  Counts counts_;
  bool after_placement_ = false;
};

std::ostream& operator<<(std::ostream& out, const SequenceRun& run);

}  // namespace kata::judge
