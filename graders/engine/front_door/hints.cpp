#include <front_door/hints.h>
#include <fstream>
#include <page/exercise_page.h>
#include <system/file.h>
#include <system_error>
#include <text/wrapped_text.h>
#include <vector>

namespace kata::front_door {
namespace {

/// How many hints were read is the size of this file, so that no number has to be understood.
std::filesystem::path memory_of(const Course& course, const Exercise& exercise) {
  return course.memory() / (exercise.name + ".hints");
}

}  // namespace

std::string next_hint(const Course& course, const Exercise& exercise) {
  const std::vector<page::Hint> hints = page::hints(read_file_if_any(exercise.page).value_or(""));
  const std::size_t read = read_file_if_any(memory_of(course, exercise)).value_or("").size();
  if (read >= hints.size()) {
    return wrapped(exercise.name + " has no more hints. From the first one: kata hint " +
                       exercise.name +
                       " --again. All of them, and what is counted: " + course.shown(exercise.page),
                   0);
  }
  std::error_code ignored;
  std::filesystem::create_directories(course.memory(), ignored);
  std::ofstream(memory_of(course, exercise), std::ios::app) << '.';
  const page::Hint& hint = hints[read];
  return exercise.name + ", hint " + std::to_string(read + 1) + " of " +
         std::to_string(hints.size()) + ": " + hint.title + "\n\n" + wrapped(hint.text, 2);
}

void forget_hints(const Course& course, const Exercise& exercise) {
  std::error_code ignored;
  std::filesystem::remove(memory_of(course, exercise), ignored);
}

}  // namespace kata::front_door
