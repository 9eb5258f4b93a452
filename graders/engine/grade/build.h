#pragma once

#include <filesystem>
#include <grade/toolbox.h>
#include <string>
#include <vector>

namespace kata::grade {

/// What came of compiling and linking a student's file.
struct Build {
  enum class Result { built, does_not_compile, infrastructure };

  Result result = Result::infrastructure;
  std::string message;            ///< for the student: why it does not compile
  std::filesystem::path program;  ///< the subject
};

/// Compiles student's files in the jail and links them with what the toolbox holds.
class Builder {
 public:
  /// Keeps copies of the headers and objects in `folder`, where the jail's user can read them.
  /// `required` is the isolation that is asked of grading, `reached` what this machine has.
  Builder(const Toolbox& toolbox, std::filesystem::path folder, const std::string& required,
          const std::string& reached);

  /// Builds the subject of one exercise in the empty folder `job`.
  Build build(const Exercise& exercise, const std::string& source,
              const std::filesystem::path& job) const;

 private:
  struct Step {
    bool started = false;
    bool succeeded = false;
    std::string output;
    bool is_cut = false;  ///< more was printed than is kept
  };

  /// The folders of one job.
  struct Place {
    std::filesystem::path job;
    std::filesystem::path source;   ///< what a student's file may include, and that file
    std::filesystem::path outputs;  ///< what compiler and linker write; no source knows its name
  };

  std::filesystem::path objects() const { return folder_ / "objects"; }
  std::vector<std::string> filled_in(const std::vector<std::string>& line, const Exercise& exercise,
                                     const Place& place) const;
  Step run_jailed(const std::vector<std::string>& command, const Place& place) const;
  Step compile(const Exercise& exercise, const std::string& source, const Place& place) const;
  Step compile_looked_at(const std::vector<std::string>& line, const Exercise& exercise,
                         const std::string& source, const Place& place) const;
  std::string explain(const Exercise& exercise, const std::string& output) const;

  const Toolbox& toolbox_;
  std::filesystem::path folder_;
  std::string isolation_;
  bool has_landlock_;
  std::vector<std::string> runner_;
};

}  // namespace kata::grade
