#pragma once

#include <functional>
#include <optional>
#include <ostream>
#include <string>

#include <gtest/gtest-matchers.h>

namespace kata::judge {

/// A matcher whose explanation is the whole sentence that a student reads: `complaint` returns why
/// a run does not match, or nothing when it does.
template <class Run>
class Rule : public testing::MatcherInterface<const Run&> {
 public:
  using Complaint = std::function<std::optional<std::string>(const Run&)>;

  Rule(std::string description, Complaint complaint)
      : description_(std::move(description)), complaint_(std::move(complaint)) {}

  bool MatchAndExplain(const Run& run, testing::MatchResultListener* listener) const override {
    const auto complaint = complaint_(run);
    if (complaint) *listener << *complaint;
    return !complaint;
  }

  void DescribeTo(std::ostream* out) const override { *out << description_; }

 private:
  std::string description_;
  Complaint complaint_;
};

template <class Run>
testing::Matcher<const Run&> make_rule(std::string description,
                                       typename Rule<Run>::Complaint complaint) {
  return testing::Matcher<const Run&>(new Rule<Run>(std::move(description), std::move(complaint)));
}

}  // namespace kata::judge
