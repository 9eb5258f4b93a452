#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace kata::front_door {

/// What can be done with an exercise.
struct Exercise {
  std::string name;
  std::vector<std::string> build;   ///< brings subject and judge up to date, or says why it cannot
  std::vector<std::string> judge;   ///< checks, and prints the verdict
  std::vector<std::string> labels;  ///< as CTest has them
  std::filesystem::path source;     ///< the student's file
  std::filesystem::path stub;       ///< what that was at first
  std::filesystem::path page;       ///< its README.md

  bool is_untouched() const;
};

/// The exercises in the order of the course.
struct Course {
  std::filesystem::path project;
  std::filesystem::path build;
  std::vector<Exercise> exercises;

  std::filesystem::path verdicts() const { return build / "verdicts"; }
  std::filesystem::path memory() const { return build / "front_door"; }  ///< what is remembered

  /// A path as a student types it: without the project's folder.
  std::string shown(const std::filesystem::path& file) const;

  /// Throws std::runtime_error for a name that no exercise has.
  const Exercise& named(const std::string& name) const;

  /// The one whose file was saved last; the first one where all are untouched.
  const Exercise& edited_last() const;

  /// The one behind `exercise`; behind the last one, the first.
  const Exercise& after(const Exercise& exercise) const;
};

/// Reads what CMake wrote down: the folders, then each command of an exercise on a line, its words
/// parted by tabs. Throws std::runtime_error where that is missing.
Course read_course(const std::filesystem::path& file);

}  // namespace kata::front_door
