#include "grade_test.h"

#include <chrono>
#include <csignal>
#include <cstddef>
#include <cstdlib>
#include <fstream>
#include <set>
#include <stdexcept>
#include <sys/wait.h>
#include <system/file.h>
#include <system/spawn.h>
#include <system_error>
#include <thread>
#include <unistd.h>

namespace kata::grade {

namespace fs = std::filesystem;

GradeTest::GradeTest() {
  std::string name = (fs::temp_directory_path() / "grade-test-XXXXXX").string();
  if (mkdtemp(name.data()) == nullptr) throw std::runtime_error("cannot make " + name);
  folder_ = name;
  fs::permissions(folder_, fs::perms(0711));  // the jail's user passes through
  fs::create_directory(submissions());
  fs::create_directory(folder_ / "scratch");
  fs::permissions(folder_ / "scratch", fs::perms(0711));
  if (const char* const before = std::getenv("TMPDIR")) temporary_before_ = before;
  setenv("TMPDIR", (folder_ / "scratch").c_str(), 1);
}

GradeTest::~GradeTest() {
  if (temporary_before_) {
    setenv("TMPDIR", temporary_before_->c_str(), 1);
  } else {
    unsetenv("TMPDIR");
  }
  std::error_code ignored;
  fs::remove_all(folder_, ignored);
}

void GradeTest::submit(const std::string& submission, const std::string& file,
                       const std::string& content) {
  const fs::path path = submissions() / submission / file;
  fs::create_directories(path.parent_path());
  std::ofstream(path, std::ios::binary) << content;
}

std::vector<std::string> GradeTest::command(const std::vector<std::string>& options,
                                            const std::string& results_name) const {
  std::vector<std::string> words{
      KATA_GRADE, submissions().string(), "--out", results(results_name).string(), "--jobs", "2"};
  words.insert(words.end(), options.begin(), options.end());
  return words;
}

Ran GradeTest::grade(const std::vector<std::string>& options, const std::string& results_name) {
  return run({command(options, results_name), {}, "", std::chrono::minutes(10)});
}

Ran GradeTest::grade_without_landlock(const std::vector<std::string>& options,
                                      const std::string& results_name) {
  std::vector<std::string> line{KATA_REFUSE_CALLS, "landlock"};
  for (const std::string& word : command(options, results_name)) line.push_back(word);
  return run({line, {}, "", std::chrono::minutes(10)});
}

pid_t GradeTest::start(const std::vector<std::string>& options,
                       const std::string& results_name) const {
  return spawn(command(options, results_name), {});
}

bool GradeTest::is_graded(const std::string& submission, const std::string& results_name) const {
  const fs::path file = results(results_name) / submission / "report.json";
  return fs::exists(file) && read_report(file).status == ReportStatus::graded;
}

std::size_t GradeTest::count_graded(const std::string& results_name) const {
  std::size_t count = 0;
  if (!fs::exists(results(results_name))) return count;
  for (const auto& entry : fs::directory_iterator(results(results_name))) {
    if (is_graded(entry.path().filename().string(), results_name)) ++count;
  }
  return count;
}

std::size_t GradeTest::grade_and_kill(std::size_t least, const std::vector<std::string>& options,
                                      const std::string& results_name) const {
  const pid_t process = start(options, results_name);
  const auto deadline = std::chrono::steady_clock::now() + std::chrono::minutes(5);
  while (count_graded(results_name) < least && std::chrono::steady_clock::now() < deadline) {
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  kill(process, SIGKILL);
  waitpid(process, nullptr, 0);
  return count_graded(results_name);
}

Report GradeTest::report(const std::string& submission, const std::string& results_name) const {
  return read_report(results(results_name) / submission / "report.json");
}

ExerciseReport GradeTest::exercise(const std::string& submission, const std::string& name,
                                   const std::string& results_name) const {
  for (const ExerciseReport& exercise : report(submission, results_name).exercises) {
    if (exercise.name == name) return exercise;
  }
  throw std::runtime_error("the report has no exercise " + name);
}

std::string project_file(const fs::path& path) {
  return read_file(fs::path(KATA_PROJECT) / path);
}

std::string solution(const std::string& exercise) {
  return project_file("solutions/" + exercise + "/" + exercise + ".cpp");
}

Report without_times(Report report) {
  report.times = {};
  return report;
}

void expect_same_reports(const fs::path& a, const fs::path& b) {
  const auto names = [](const fs::path& folder) {
    std::set<std::string> result;
    for (const auto& entry : fs::directory_iterator(folder)) {
      const std::string name = entry.path().filename().string();
      if (entry.is_directory() && !name.starts_with(".")) result.insert(name);
    }
    return result;
  };
  ASSERT_EQ(names(a), names(b));
  for (const std::string& name : names(a)) {
    const Report first = without_times(read_report(a / name / "report.json"));
    const Report second = without_times(read_report(b / name / "report.json"));
    // Not EXPECT_EQ: all of two reports is more than anybody reads.
    EXPECT_TRUE(first == second) << name << "\n"
                                 << all_words(first) << "\n--- the other ---\n"
                                 << all_words(second);
  }
}

std::vector<std::string> processes_in(const fs::path& folder) {
  std::vector<std::string> found;
  for (const auto& entry : fs::directory_iterator("/proc")) {
    for (const char* const link : {"exe", "cwd"}) {
      std::error_code gone;
      const std::string target = fs::read_symlink(entry.path() / link, gone).string();
      if (target.starts_with(folder.string())) found.push_back(entry.path().string() + target);
    }
  }
  return found;
}

std::string all_words(const Report& report) {
  std::string words = report.message;
  for (const ExerciseReport& exercise : report.exercises) {
    words += "\n" + exercise.message;
    for (const std::string& note : exercise.notes) words += "\n" + note;
    for (const CheckReport& check : exercise.checks) words += "\n" + check.message;
  }
  return words;
}

}  // namespace kata::grade
