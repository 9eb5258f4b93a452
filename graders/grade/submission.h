#pragma once

#include <filesystem>
#include <iosfwd>
#include <map>
#include <stdexcept>
#include <string>
#include <vector>

namespace kata::grade {

/// What one student handed in: a folder or an archive (.zip, .tar.gz, .tgz, .tar).
struct Submission {
  std::string name;  ///< of its folder in the results; unique among the submissions of a run
  std::filesystem::path path;

  friend bool operator==(const Submission&, const Submission&) = default;
};

/// A submission that cannot be read at all: a damaged archive, or far too much in it.
struct SubmissionError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// The submissions in a folder, by name; names that begin with a dot and files that are no archives
/// are left out. Throws std::filesystem::filesystem_error.
std::vector<Submission> submissions_in(const std::filesystem::path& folder);

/// The submissions that a list names, a path on each line.
std::vector<Submission> submissions_from(std::istream& list);

/// Something in a submission that has the name of an exercise's file.
struct Found {
  enum class Kind { file, symbolic_link, folder, other };

  std::string path;  ///< within the submission
  Kind kind = Kind::file;
  std::string content;  ///< of a file; one byte more than a source may have where it has more
};

/// What was handed in for one exercise: the file that counts, and what to say about the choice.
struct HandedIn {
  Found chosen;
  std::vector<std::string> notes;
  std::string refusal;  ///< why there is nothing to grade although something has the right name
};

/// For each exercise the file that counts; exercises without one are left out. Looks for
/// <exercise>.cpp, upper or lower case, anywhere inside. Throws SubmissionError, and any other
/// exception where it is our fault that it cannot be read.
std::map<std::string, HandedIn> handed_in(const Submission& submission,
                                          const std::vector<std::string>& exercises);

}  // namespace kata::grade
