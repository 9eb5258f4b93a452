#include <algorithm>
#include <front_door/check.h>
#include <front_door/job.h>
#include <front_door/progress.h>
#include <fstream>
#include <iostream>
#include <string_view>
#include <system_error>
#include <unistd.h>
#include <vector>

namespace kata::front_door {
namespace {

/// Says on a terminal what takes a while, until it is done.
class Notice {
 public:
  explicit Notice(const std::string& text) {
    if (is_terminal_) std::cerr << text << std::flush;
  }
  ~Notice() {
    if (is_terminal_) std::cerr << "\r\x1b[K" << std::flush;
  }
  Notice(const Notice&) = delete;
  Notice& operator=(const Notice&) = delete;

 private:
  const bool is_terminal_ = isatty(STDERR_FILENO) == 1;
};

void remember_untouched(const Course& course, const Exercise& exercise) {
  std::error_code ignored;
  std::filesystem::create_directories(course.verdicts(), ignored);
  std::ofstream(course.verdicts() / (exercise.name + ".summary"))
      << exercise.name << " not-started 0 0\n";
}

}  // namespace

std::string progress(const Course& course) {
  std::vector<std::string> table{"sh", (course.project / "cmake" / "verdict_table.sh").string(),
                                 course.verdicts().string()};
  for (const Exercise& exercise : course.exercises) {
    table.push_back(exercise.name);
    if (exercise.is_untouched()) {
      remember_untouched(course, exercise);
    } else {
      const Notice notice(announcement(exercise));
      Check(exercise, {}).finish();
    }
  }
  Job job(table);
  job.finish();
  std::string text = job.printed();
  if (text.find("All of these are done.") != std::string::npos) {
    text += "  That is the whole course: you have written every one of its searches yourself.\n";
  }
  return text;
}

std::string next(const Course& course) {
  const std::string table = progress(course);
  const std::size_t end = table.find("\n\n");
  return end == std::string::npos ? "" : table.substr(end + 2);
}

std::string exercise_named_next(const std::string& text) {
  constexpr std::string_view before = "Next: exercises/";
  const std::size_t at = text.rfind(before);
  if (at == std::string::npos) return "";
  const std::size_t begin = at + before.size();
  return text.substr(begin, text.find('/', begin) - begin);
}

}  // namespace kata::front_door
