#pragma once

#include <filesystem>
#include <grade/report.h>
#include <string>
#include <vector>

namespace kata::grade {

/// One exercise, as the build knows it.
struct Exercise {
  std::string name;
  std::filesystem::path judge;
  std::vector<std::filesystem::path> objects;  ///< what calls the student's function
  std::vector<std::string> headers;            ///< its interface, relative to the project
  std::vector<CheckReport> checks;             ///< as if none had been run; weighted
};

/// Everything that grading is done with. CMake writes it down once (grading.json).
struct Toolbox {
  std::filesystem::path jail;
  std::filesystem::path explain_build;
  std::vector<std::string> compile;  ///< command line with {exercise}, {source}, {object}
  std::string without_quotes;        ///< the option that keeps a compiler from quoting lines
  std::vector<std::string> link;     ///< command line with {object}, {runner}, {program}
  std::filesystem::path project;
  std::filesystem::path reference;
  std::vector<std::string> headers;                   ///< the states, relative to `reference`
  std::vector<std::filesystem::path> system_headers;  ///< the folders of the standard library's
  std::vector<std::filesystem::path> objects;         ///< the runner
  std::vector<Exercise> exercises;
  std::filesystem::path secret;  ///< the file with the course's secret
  std::string fingerprint;       ///< changes when any of it changes but what checks are worth
};

/// Reads grading.json, an instructor's weights (the exercise's name -> a factor for its points; one
/// where it is not named), and asks each judge for its checks. Only exercises whose name the
/// regular expression `only` matches are kept. `secret`: the file with the course's secret; empty:
/// as grading.json has it. Throws std::runtime_error.
Toolbox open_toolbox(const std::filesystem::path& data, const std::filesystem::path& weights,
                     const std::string& only, const std::filesystem::path& secret);

}  // namespace kata::grade
