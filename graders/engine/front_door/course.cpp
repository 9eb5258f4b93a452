#include <algorithm>
#include <front_door/course.h>
#include <fstream>
#include <iterator>
#include <sstream>
#include <stdexcept>
#include <system/file.h>
#include <system_error>
#include <utility>

namespace kata::front_door {
namespace {

namespace fs = std::filesystem;

std::vector<std::string> words(const std::string& line) {
  std::vector<std::string> found;
  std::istringstream in(line);
  for (std::string word; std::getline(in, word, '\t');) found.push_back(word);
  return found;
}

fs::file_time_type saved(const Exercise& exercise) {
  std::error_code error;
  const auto time = fs::last_write_time(exercise.source, error);
  return error ? fs::file_time_type::min() : time;
}

}  // namespace

bool Exercise::is_untouched() const {
  return read_file_if_any(source) == read_file_if_any(stub);
}

std::string Course::shown(const fs::path& file) const {
  const std::string text = file.string();
  const std::string folder = project.string() + "/";
  return text.starts_with(folder) ? text.substr(folder.size()) : text;
}

const Exercise& Course::named(const std::string& name) const {
  const auto found = std::find_if(exercises.begin(), exercises.end(),
                                  [&](const Exercise& exercise) { return exercise.name == name; });
  if (found != exercises.end()) return *found;
  std::string names;
  for (const Exercise& exercise : exercises) names += "\n  " + exercise.name;
  throw std::runtime_error("There is no exercise \"" + name + "\". The course has:" + names);
}

const Exercise& Course::edited_last() const {
  const Exercise* last = nullptr;
  for (const Exercise& exercise : exercises) {
    if (exercise.is_untouched()) continue;
    if (last == nullptr || saved(exercise) > saved(*last)) last = &exercise;
  }
  return last == nullptr ? exercises.front() : *last;
}

const Exercise& Course::after(const Exercise& exercise) const {
  const auto found = std::find_if(exercises.begin(), exercises.end(), [&](const Exercise& other) {
    return other.name == exercise.name;
  });
  const auto next = std::next(found);
  return next == exercises.end() ? exercises.front() : *next;
}

Course read_course(const fs::path& file) {
  std::ifstream in(file);
  Course course;
  for (std::string line; std::getline(in, line);) {
    std::vector<std::string> command = words(line);
    if (command.size() == 2) (command[0] == "project" ? course.project : course.build) = command[1];
    if (command.size() < 3) continue;
    const std::string name = command[0];
    const std::string kind = command[1];
    command.erase(command.begin(), command.begin() + 2);
    if (course.exercises.empty() || course.exercises.back().name != name) {
      const fs::path folder = course.project / "exercises" / name;
      course.exercises.push_back({name,
                                  {},
                                  {},
                                  {},
                                  folder / (name + ".cpp"),
                                  course.project / "graders" / name / (name + "_stub.cpp"),
                                  folder / "README.md"});
    }
    Exercise& exercise = course.exercises.back();
    (kind == "build"   ? exercise.build
     : kind == "judge" ? exercise.judge
                       : exercise.labels) = std::move(command);
  }
  if (course.exercises.empty()) {
    throw std::runtime_error(
        "This program reads " + file.string() +
        ", which is not there any more. Set the build folder up anew: cmake -S . -B build");
  }
  return course;
}

}  // namespace kata::front_door
