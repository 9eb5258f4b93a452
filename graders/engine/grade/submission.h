#pragma once

#include <filesystem>
#include <iosfwd>
#include <istream>
#include <map>
#include <stdexcept>
#include <string>
#include <vector>

namespace kata::grade {

/// What one student handed in: a folder or an archive (.zip, .tar.gz, .tgz, .tar).
struct Submission {
  std::string name;  ///< of its folder in the results; unique among the submissions of a run
  std::filesystem::path path;
  std::string note = {};  ///< that others have the same name, where they have

  friend bool operator==(const Submission&, const Submission&) = default;
};

/// A submission that cannot be read at all: a damaged archive, or far too much in it.
struct SubmissionError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// What a folder of submissions holds.
struct Listing {
  std::vector<Submission> submissions;  ///< by name
  std::vector<std::string> left_out;    ///< files that are no archives: an instructor should know
};

/// The submissions in a folder. Names that begin with a dot are nobody's. Throws
/// std::filesystem::filesystem_error.
Listing submissions_in(const std::filesystem::path& folder);

/// The submissions that a list names, a path on each line; or, since a name may hold a line's end,
/// a zero byte behind each path. A path that stands there twice is graded once.
std::vector<Submission> submissions_from(std::istream& list);

/// Something in a submission that has the name of an exercise's file.
struct Found {
  enum class Kind { file, symbolic_link, folder, other };

  std::string path;  ///< within the submission
  Kind kind = Kind::file;
  std::string content;  ///< of a file; one byte more than a source may have where it has more
  bool packed = false;  ///< in an archive that lies within the submission
};

/// What was handed in for one exercise: the file that counts, and what to say about the choice.
struct HandedIn {
  Found chosen;
  std::vector<std::string> notes;
  std::string refusal;  ///< why there is nothing to grade although something has the right name
};

/// For each exercise the file that counts; exercises without one are left out. Looks for
/// <exercise>.cpp, upper or lower case, anywhere inside, at last in archives that lie in a folder.
/// Where only something like "<exercise> (1).cpp" is there, that is refused rather than left out.
/// Throws SubmissionError, and any other
/// exception where it is our fault that it cannot be read.
std::map<std::string, HandedIn> handed_in(const Submission& submission,
                                          const std::vector<std::string>& exercises);

}  // namespace kata::grade
