#pragma once

#include <optional>
#include <string>
#include <vector>

namespace kata::explain {

/// What a compiler says about one place in the student's file.
struct Remark {
  std::string headline;              ///< "exercises/…/sudoku_naive.cpp:12:3: error: …"
  std::vector<std::string> excerpt;  ///< the line of the file, and the mark below it
};

/// One error of a compiler, as far as it concerns the student's own file.
struct CompilerError {
  Remark remark;
  std::optional<Remark> note;  ///< about another line of the same file
  std::string text;            ///< what was said in error and notes, for the explanation
};

/// A name that the linker looked for and did not find: "solve_naive(kata::Board&)".
struct MissingSymbol {
  std::string name;
  bool called_by_the_checks = false;  ///< else only the student's own file uses it
};

/// What a build that failed printed, sorted.
struct BuildLog {
  std::vector<CompilerError> errors;
  std::vector<MissingSymbol> missing;
  std::string foreign;  ///< the first error in another file that nothing of the student's led to
};

/// Reads what GCC or Clang, a linker and the build tool printed. Errors inside other files count
/// for the line of the student's file that led there.
BuildLog read_build_log(const std::string& log, const std::string& exercise);

}  // namespace kata::explain
