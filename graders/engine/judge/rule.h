#pragma once

#include <findings/complaint.h>
#include <runs/run.h>
#include <string>

#include <gtest/gtest-matchers.h>

namespace kata::judge {

/// What a check asks of a run.
class RunMatcher : public testing::Matcher<const Run&> {
 public:
  using testing::Matcher<const Run&>::Matcher;

  /// The same, of nothing but the inputs that the check names: it compares with figures for them.
  RunMatcher only_as_named() const {
    RunMatcher other = *this;
    other.holds_in_disguise_ = false;
    return other;
  }
  bool holds_in_disguise() const noexcept { return holds_in_disguise_; }

 private:
  bool holds_in_disguise_ = true;
};

/// A matcher for runs that came to their end and that `look` finds no fault with. Its explanation
/// is the complaint, the whole sentence that a student reads. A run that did not come to its end is
/// explained by its outcome, unless `look_at_unfinished` knows better.
RunMatcher rule(std::string description, Look look, Look look_at_unfinished = {});

/// What keeps a run from being looked at any further: it did not come to its end, or its journal is
/// none that a search writes.
Complaint not_finished(const Run& run);

/// How an attempt of the exercise under test ended, in words; empty if it finished.
std::string explain_outcome(const Attempt& attempt);

}  // namespace kata::judge
