// A class of sixty: a third of it right in different styles, a third wrong, a third hostile or
// broken. Graded twice, the second time in another order and with a kill in the middle, it gets the
// same reports.
#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstddef>
#include <filesystem>
#include <fstream>
#include <string>
#include <thread>
#include <vector>

#include <gmock/gmock.h>

#include "grade_test.h"

namespace kata::grade {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

class Class : public GradeTest {
 protected:
  static constexpr std::size_t a_third = 20;

  static std::vector<fs::path> files_in(const fs::path& folder) {
    std::vector<fs::path> files;
    for (const auto& entry : fs::directory_iterator(fs::path(KATA_PROJECT) / folder)) {
      files.push_back(entry.path());
    }
    std::sort(files.begin(), files.end());
    return files;
  }

  static std::string with_windows_line_ends(std::string text) {
    for (std::size_t at = 0; (at = text.find('\n', at)) != std::string::npos; at += 2) {
      text.insert(at, "\r");
    }
    return text;
  }

  static std::string in_utf16(const std::string& text) {
    std::string result = "\xff\xfe";
    for (const char c : text) result += {c, '\0'};
    return result;
  }

  void submit_right() {
    const std::string own = solution("sudoku_naive");
    for (const fs::path& variant : files_in("graders/sudoku_naive/variants")) {
      submit_one(right_, "right " + variant.stem().string(), project_file(variant));
    }
    submit_one(right_, "right 'solution'", own);
    submit_one(right_, "right \"utf-16\"", in_utf16(own));
    submit_one(right_, "right\nwindows", "\xef\xbb\xbf" + with_windows_line_ends(own));
  }

  void submit_wrong() {
    const auto mistakes = files_in("graders/sudoku_naive/mistakes");
    const std::size_t step = mistakes.size() / a_third;
    for (std::size_t i = 0; i < a_third; ++i) {
      const fs::path& mistake = mistakes[i * step];
      submit_one(wrong_, "wrong " + mistake.stem().string(), project_file(mistake));
    }
  }

  void submit_hostile_or_broken() {
    for (const fs::path& hostile : files_in("graders/engine/grade/tests/hostile")) {
      if (hostile_.size() == a_third - 6) break;
      submit_one(hostile_, "hostile " + hostile.stem().string(), project_file(hostile));
    }
    submit_one(hostile_, "broken: empty", "");
    submit_one(hostile_, "broken: binary",
               std::string("\x7f"
                           "ELF\0",
                           5));
    submit_one(hostile_, "broken: huge", std::string(2 << 20, ' '));
    submit("broken: nothing", "readme.txt", "");
    submit("broken: link", "readme.txt", "");
    fs::create_symlink("/etc/passwd", submissions() / "broken: link/sudoku_naive.cpp");
    std::ofstream(submissions() / "broken: damaged.zip") << "this is no archive";
    for (const char* const name : {"broken: nothing", "broken: link", "broken: damaged"}) {
      hostile_.emplace_back(name);
    }
  }

  void submit_one(std::vector<std::string>& names, const std::string& name,
                  const std::string& source) {
    if (names.size() == a_third) return;
    submit(name, "sudoku_naive.cpp", source);
    names.push_back(name);
  }

  std::string list_backwards() const {
    std::vector<std::string> paths;
    for (const auto& entry : fs::directory_iterator(submissions())) paths.push_back(entry.path());
    std::sort(paths.rbegin(), paths.rend());
    std::string list;
    for (const std::string& path : paths) list += path + '\0';
    return list;
  }

  void expect_no_process_left() const {
    // A compiler's part may take another moment to be through.
    for (int i = 0; i < 300 && !processes_in(folder()).empty(); ++i) {
      std::this_thread::sleep_for(std::chrono::milliseconds(100));
    }
    EXPECT_THAT(processes_in(folder()), testing::IsEmpty());
  }

  std::vector<std::string> right_;
  std::vector<std::string> wrong_;
  std::vector<std::string> hostile_;
};

TEST_F(Class, OfSixtyIsGradedTwiceTheSame) {
  submit_right();
  submit_wrong();
  submit_hostile_or_broken();
  ASSERT_EQ(right_.size(), a_third);
  ASSERT_EQ(wrong_.size(), a_third);
  ASSERT_EQ(hostile_.size(), a_third);

  const Ran first = grade({"--only", "^sudoku_naive$"}, "first");
  EXPECT_EQ(first.exit_code, 0) << first.output;
  EXPECT_THAT(first.output, HasSubstr("60 graded, 0 graded before, 0 not graded"));
  for (const std::string& name : right_) {
    EXPECT_EQ(report(name, "first").score, report(name, "first").max_score)
        << name << all_words(report(name, "first"));
  }
  for (const std::string& name : wrong_) {
    EXPECT_LT(report(name, "first").score, report(name, "first").max_score) << name;
  }
  for (const std::string& name : hostile_) EXPECT_EQ(report(name, "first").score, 0) << name;

  const std::size_t done = grade_and_kill(10, {"--only", "^sudoku_naive$"}, "second");
  ASSERT_GE(done, 10U);
  ASSERT_LT(done, 60U) << "it was killed too late to show anything";
  expect_no_process_left();
  const Ran second = run(
      {{KATA_GRADE, "-", "--out", results("second").string(), "--jobs", "3", "--only", "sudoku_n"},
       {},
       list_backwards(),
       std::chrono::minutes(10)});
  EXPECT_EQ(second.exit_code, 0) << second.output;
  EXPECT_THAT(second.output, HasSubstr(std::to_string(60 - done) + " graded, " +
                                       std::to_string(done) + " graded before, 0 not graded"));
  EXPECT_EQ(count_graded("second"), 60U);
  expect_same_reports(results("first"), results("second"));
}

/// The same in small, quick enough to be run with everything else.
class Quick : public Class {};

TEST_F(Quick, AKilledRunGoesOnAndNobodyGetsWhatIsNotDue) {
  submit("anna", "my \"work\"/it's done/Sudoku_Naive.cpp", in_utf16(solution("sudoku_naive")));
  for (const char* const name : {"column_by_column", "never_undone", "missing_semicolon"}) {
    submit_one(wrong_, name,
               project_file("graders/sudoku_naive/mistakes/" + std::string(name) + ".cpp"));
  }
  for (const char* const name : {"exits", "forges_the_journal", "forks", "recurses_without_end"}) {
    submit_one(hostile_, name,
               project_file("graders/engine/grade/tests/hostile/" + std::string(name) + ".cpp"));
  }
  submit_one(hostile_, "steals",
             "#include \"" + (fs::path(KATA_PROJECT) / "solutions").string() +
                 "/sudoku_naive/sudoku_naive.cpp\"\n");
  std::ofstream(submissions() / "damaged.zip") << "this is no archive";
  hostile_.emplace_back("damaged");

  const std::vector<std::string> only{"--only", "^sudoku_naive$"};
  const std::size_t done = grade_and_kill(3, only);
  ASSERT_GE(done, 3U);
  ASSERT_LT(done, 10U) << "it was killed too late to show anything";
  expect_no_process_left();
  const Ran ran = grade(only);
  EXPECT_EQ(ran.exit_code, 0) << ran.output;
  EXPECT_THAT(ran.output, HasSubstr(std::to_string(10 - done) + " graded, " + std::to_string(done) +
                                    " graded before, 0 not graded"));
  EXPECT_EQ(report("anna").score, report("anna").max_score) << all_words(report("anna"));
  for (const std::string& name : wrong_) {
    EXPECT_LT(report(name).score, report(name).max_score) << name;
  }
  for (const std::string& name : hostile_) EXPECT_EQ(report(name).score, 0) << name;
  EXPECT_THAT(all_words(report("exits")), HasSubstr("as if by exit()"));
  EXPECT_THAT(all_words(report("forks")), HasSubstr("tried to start another process"));
  EXPECT_THAT(all_words(report("steals")), HasSubstr("Permission denied"));
}

}  // namespace
}  // namespace kata::grade
