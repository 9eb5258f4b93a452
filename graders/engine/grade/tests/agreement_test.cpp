// Practice and grading agree: whatever a student's own checks say of a file, sentence by sentence,
// the report says as well.
#include <algorithm>
#include <array>
#include <filesystem>
#include <future>
#include <iterator>
#include <map>
#include <ostream>
#include <regex>
#include <selftest/example.h>
#include <selftest/judge_run.h>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <gmock/gmock.h>

#include "grade_test.h"

namespace kata::grade {
namespace {

namespace fs = std::filesystem;
using selftest::Checked;
using selftest::Example;
using testing::HasSubstr;

/// A mistake that practice and grading do not tell the same way, and why.
struct Known {
  std::string_view exercise;
  std::string_view mistake;
  std::string_view reason;
};

constexpr std::array known_differences{
    Known{"sudoku_naive", "row_and_column_swapped",
          "what it has written over a given last depends on where its stack is full"},
    Known{"sudoku_mrv", "dangling_reference",
          "what freed memory holds is anybody's guess; only practice sees that it is freed"},
};

bool is_known(const std::string& exercise, const Example& example) {
  return std::any_of(known_differences.begin(), known_differences.end(), [&](const Known& entry) {
    return entry.exercise == exercise && entry.mistake == example.name();
  });
}

/// Without what differs for no reason of the student's: how far a search came in its time; the
/// line, which a sanitizer names only under the name that a student's file has; AddressSanitizer's
/// name for it, which a jailed program finds out without.
std::string comparable(const std::string& message) {
  static const std::regex differing(
      R"(It has (made [0-9,]+ choices? by then|not made a single choice)\.)"
      R"(| \([a-z_]+\.cpp, line [0-9]+\))"
      R"(|The sanitizer calls it: [a-z-]+\.)");
  std::istringstream words(std::regex_replace(message, differing, ""));
  std::string result;
  for (std::string word; words >> word;) result += word + " ";
  return result;
}

/// A program runs at another speed in practice, with sanitizers and not optimised. Where one of the
/// two gave up for the time it takes, the other may see more.
bool ran_out_of_time(const std::string& message) {
  return message.find("is still running after") != std::string::npos ||
         message.starts_with("Not tried");
}

bool is_taken_back(const CheckReport& check) {
  return check.message.starts_with("Right, but no sign of a search");
}

struct Practised {
  const Example* example = nullptr;
  std::vector<Checked> checks;
};

class Agreement : public GradeTest, public testing::WithParamInterface<std::string> {
 protected:
  static std::string submission_of(const Example& example) {
    return example.kind + "-" + example.name();
  }

  static Practised practise(const Example& example) {
    const fs::path judge = fs::path(KATA_JUDGES) / (GetParam() + "_judge");
    // The same inputs, and points under the same conditions.
    const std::string secret =
        (fs::path(KATA_PROJECT) / "graders/engine/grade/known_secret").string();
    Practised result{&example,
                     selftest::run_judge(judge, example.program, {"--secret=" + secret}).checks};
    for (Checked& check :
         selftest::run_judge(judge, example.program, {"--hidden", "--secret=" + secret}).checks) {
      result.checks.push_back(std::move(check));
    }
    return result;
  }

  /// The first check of which practice and grading say something else; empty where none is.
  static std::string difference(const ExerciseReport& graded, const Practised& practised) {
    for (const CheckReport& check : graded.checks) {
      const auto found =
          std::find_if(practised.checks.begin(), practised.checks.end(),
                       [&](const Checked& other) { return other.sentence == check.sentence; });
      if (found == practised.checks.end()) return check.sentence + ": not practised";
      const bool passed = check.passed || is_taken_back(check);
      const bool gave_up =
          !found->passed && (ran_out_of_time(found->message) || ran_out_of_time(check.message));
      const bool same_words = passed || comparable(check.message) == comparable(found->message);
      if (gave_up || (passed == found->passed && same_words)) continue;
      return check.sentence + "\n  practice: " + (found->passed ? "passed" : found->message) +
             "\n  grading:  " + (passed ? "passed" : check.message);
    }
    return "";
  }

  void compare(const Practised& practised) const {
    const ExerciseReport graded = exercise(submission_of(*practised.example), GetParam());
    ASSERT_EQ(graded.status, ExerciseStatus::graded) << graded.message;
    ASSERT_EQ(graded.checks.size(), practised.checks.size());
    EXPECT_EQ(difference(graded, practised), "");
  }

  void compare_broken(const Example& example) const {
    const ExerciseReport graded = exercise(submission_of(example), GetParam());
    EXPECT_EQ(graded.status, ExerciseStatus::does_not_compile);
    for (const std::string& says : example.says) {
      EXPECT_THAT(comparable(graded.message), HasSubstr(says));
    }
  }
};

TEST_P(Agreement, GradingSaysWhatPracticeSays) {
  const fs::path list = fs::path(KATA_EXAMPLES) / (GetParam() + ".examples");
  const std::vector<Example> examples = selftest::read_examples(list);
  for (const Example& example : examples) {
    submit(submission_of(example), GetParam() + ".cpp", project_file(example.source));
  }
  auto grading = std::async(std::launch::async, [&] {
    return grade({"--only", "^" + GetParam() + "$"});
  });
  std::vector<Practised> practised;
  for (const Example& example : examples) {
    if (!example.does_not_compile) practised.push_back(practise(example));
  }
  const Ran ran = grading.get();
  EXPECT_EQ(ran.exit_code, 0) << ran.output;

  for (const Example& example : examples) {
    SCOPED_TRACE(submission_of(example));
    const ExerciseReport graded = exercise(submission_of(example), GetParam());
    if (example.kind == "solution" || example.kind == "variant") {
      EXPECT_EQ(graded.score, graded.max_score);
    } else {
      EXPECT_LT(graded.score, graded.max_score);
    }
    if (example.does_not_compile) compare_broken(example);
  }
  for (const Practised& result : practised) {
    SCOPED_TRACE(submission_of(*result.example));
    if (!is_known(GetParam(), *result.example)) compare(result);
  }
}

std::vector<std::string> exercises() {
  std::istringstream words(KATA_EXERCISES);
  return {std::istream_iterator<std::string>(words), std::istream_iterator<std::string>()};
}

INSTANTIATE_TEST_SUITE_P(All, Agreement, testing::ValuesIn(exercises()),
                         [](const auto& name) { return name.param; });

}  // namespace
}  // namespace kata::grade
