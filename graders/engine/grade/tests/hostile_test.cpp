// No hostile submission earns a point, each is told what it did, and nothing comes out of the jail.
#include <cctype>
#include <cstdlib>
#include <filesystem>
#include <iomanip>
#include <iostream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include <gmock/gmock.h>

#include "grade_test.h"

namespace kata::grade {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

/// White space does not count: verdicts may be wrapped.
std::string collapsed(const std::string& text) {
  std::istringstream words(text);
  std::string result;
  for (std::string word; words >> word;) result += word + " ";
  return result;
}

std::vector<std::string> what_it_must_say(const std::string& source) {
  const std::string prefix = "// Says: ";
  std::vector<std::string> says;
  std::istringstream lines(source);
  for (std::string line; std::getline(lines, line) && line.starts_with("//");) {
    if (line.starts_with(prefix)) says.push_back(line.substr(prefix.size()));
  }
  return says;
}

/// Everything that a submission might want to change: every file and when it was last written.
std::map<fs::path, fs::file_time_type> files_of_the_project() {
  std::map<fs::path, fs::file_time_type> files;
  for (const char* const folder : {"exercises", "graders", "reference", "solutions"}) {
    for (const auto& entry : fs::recursive_directory_iterator(fs::path(KATA_PROJECT) / folder)) {
      files[entry.path()] = fs::last_write_time(entry.path());
    }
  }
  return files;
}

/// At each level at which points are given.
class Hostile : public GradeTest, public testing::WithParamInterface<std::string> {
 protected:
  Hostile() {
    setenv("FAKE_TOKEN", "got-through-token", 1);
    for (const auto& file : fs::directory_iterator(tests() / "hostile")) {
      const std::string source = project_file(file.path());
      if (GetParam() != "full" && source.starts_with(is_slow)) continue;
      sources_[file.path().stem().string()] = source;
    }
    const std::string solutions = (fs::path(KATA_PROJECT) / "solutions").string();
    const std::string search = (fs::path(KATA_PROJECT) / "reference/search").string();
    sources_["includes_the_solution"] = "// Says: Permission denied\n#include \"" + solutions +
                                        "/sudoku_naive/sudoku_naive.cpp\"\n";
    sources_["includes_the_search"] =
        "// Says: Permission denied\n#include \"" + search + "/search.cpp\"\n" + empty_search;
    sources_["embeds_the_solution"] = R"(asm(".incbin \")" + solutions +
                                      "/sudoku_naive/sudoku_naive.cpp\\\"\");\n" + empty_search;
    for (const auto& [name, source] : sources_) submit(name, "sudoku_naive.cpp", source);
    submit("honest", "sudoku_naive.cpp", solution("sudoku_naive"));
  }
  ~Hostile() override { unsetenv("FAKE_TOKEN"); }

  static fs::path tests() { return fs::path(KATA_PROJECT) / "graders/engine/grade/tests"; }

  /// Stands first in what only uses something up, which is held the same way at every level.
  static constexpr const char* is_slow = "// Slow.";
  static constexpr const char* empty_search =
      "#include \"sudoku_naive.h\"\nbool solve_naive(kata::Board&) { return true; }\n";

  /// A row for each attack: its points, and the first line of what its student is told.
  void print_table() const {
    for (const auto& [name, source] : sources_) {
      const Report judged = report(name);
      std::istringstream words(all_words(judged));
      std::string says;
      while (says.empty() && std::getline(words, says)) continue;
      std::cout << GetParam() << "  " << std::left << std::setw(32) << name << std::right
                << std::setw(3) << judged.score.value_or(-1) << "  " << says.substr(0, 100) << "\n";
    }
  }

  std::map<std::string, std::string> sources_;
};

TEST_P(Hostile, SubmissionsEarnNothing) {
  ASSERT_GT(sources_.size(), 20U);
  const auto before = files_of_the_project();
  const std::vector<std::string> only{"--only", "sudoku_naive"};
  const Ran ran = GetParam() == "full" ? grade(only) : grade_without_landlock(only);
  EXPECT_EQ(ran.exit_code, 0) << ran.output;
  EXPECT_THAT(ran.output, HasSubstr("isolation=" + GetParam()));
  print_table();
  for (const auto& [name, source] : sources_) {
    SCOPED_TRACE(name);
    const Report judged = report(name);
    const ExerciseReport& exercise = judged.exercises.at(0);
    EXPECT_EQ(judged.status, ReportStatus::graded);
    EXPECT_EQ(judged.score, 0);
    EXPECT_TRUE(exercise.status == ExerciseStatus::graded ||
                exercise.status == ExerciseStatus::does_not_compile);
    const std::string words = collapsed(all_words(judged));
    EXPECT_THAT(words, Not(HasSubstr("got-through")));
    for (const std::string& says : what_it_must_say(source)) EXPECT_THAT(words, HasSubstr(says));
  }
  EXPECT_EQ(report("honest").score, report("honest").max_score)
      << "the control: an honest program is not held back";
  for (const char* const file : {"/tmp/kata-got-through", "/dev/shm/kata-got-through"}) {
    EXPECT_FALSE(fs::exists(file)) << file;
  }

  EXPECT_TRUE(files_of_the_project() == before) << "a file of the project was changed";
  EXPECT_THAT(processes_in(folder()), IsEmpty());
}

std::string name_of_level(const testing::TestParamInfo<std::string>& level) {
  return level.param;
}

INSTANTIATE_TEST_SUITE_P(Level, Hostile, testing::Values("full", "strong"), name_of_level);

}  // namespace
}  // namespace kata::grade
