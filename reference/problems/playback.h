#pragma once

#include <cstddef>
#include <optional>
#include <problems/problem.h>
#include <problems/state.h>
#include <span>
#include <string_view>

#include <kata/event.h>

namespace kata::problems {

/// What a search did.
struct Counts {
  int placements = 0;  ///< choices
  int undone = 0;
  int dead_ends = 0;  ///< undos of the last choice, with nothing between, of an incomplete state

  friend bool operator==(const Counts&, const Counts&) = default;
};

/// Keeps a state in step with events, one at a time.
class Playback {
 public:
  /// `problem` must outlive the playback.
  explicit Playback(const Problem& problem) : problem_(&problem), state_(problem.start()) {}

  /// Applies one event. Returns why no search can have written it, and then changes nothing; or
  /// nothing. Events may come from anywhere.
  std::optional<std::string_view> apply(const Event& event);

  const State& state() const noexcept { return state_; }
  const Counts& counts() const noexcept { return counts_; }
  bool is_complete() const { return problem_->is_complete(state_); }
  /// How many variables have no value yet.
  int left() const { return problem_->variables() - state_.standing(); }
  /// The step applied last, if there was one.
  const std::optional<Step>& last() const noexcept { return last_; }
  /// Whether that step was a dead end.
  bool at_dead_end() const noexcept { return at_dead_end_; }

 private:
  const Problem* problem_;
  State state_;
  Counts counts_;
  std::optional<Step> last_;
  bool at_dead_end_ = false;
};

/// How many events from the first one on can be applied, and why the next one cannot.
struct Playable {
  std::size_t events = 0;
  std::string_view fault = {};  ///< empty: all of them can
};

/// What a search did whose events these are; all of them can be applied.
Counts counts_of(const Problem& problem, std::span<const Event> events);

Playable playable(const Problem& problem, std::span<const Event> events);

}  // namespace kata::problems
