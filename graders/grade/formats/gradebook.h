#pragma once

#include <filesystem>
#include <grade/formats/csv.h>
#include <grade/report.h>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace kata::grade {

/// What a gradebook holds of one report.
struct Grade {
  std::string submission;
  std::optional<int> score;  ///< empty: not graded, which is nobody's zero
  int max_score = 0;
  std::vector<std::pair<std::string, int>> exercises;  ///< name and score
};

Grade grade_of(const Report& report);

/// The grades in a folder of results, by name. Throws std::runtime_error where a report cannot be
/// read.
std::vector<Grade> read_grades(const std::filesystem::path& results);

/// All grades as CSV, a row for each submission; no scores in the row of one that is not graded.
std::string grades_csv(const std::vector<Grade>& grades);

/// A file that a platform imports, and who is not in it.
struct Gradebook {
  std::string csv;
  std::vector<std::string> left_out;  ///< "anna: not graded", a sentence each
  bool complete = true;               ///< whether nobody is left out
};

/// The rows of a platform's own list of students, and which of them belongs to a submission: the
/// one that has the submission's name in a cell that says who somebody is (upper or lower case). A
/// column `submission` counts alone, where there is one.
class Roster {
 public:
  /// Throws std::runtime_error where no column says who somebody is.
  explicit Roster(Table table);

  /// Nothing where there is no such row, or more than one.
  std::optional<std::size_t> find(const std::string& submission) const;

  bool has_column(const std::string& name) const;

  /// The first of these columns that there is, in upper or lower case.
  std::optional<std::size_t> column_of(const std::vector<std::string>& names) const;

  /// Its cell in one row; empty where there is none.
  std::string cell(std::size_t row, const std::vector<std::string>& names) const;

 private:
  Table table_;
  std::vector<std::size_t> identifying_;
};

/// For Canvas: the scores in the column `assignment`, which has to be one of the roster, the
/// exported gradebook: Canvas makes a new assignment of a title that it does not know. Throws
/// std::invalid_argument.
Gradebook canvas_gradebook(const std::vector<Grade>& grades, const Roster& roster,
                           const std::string& assignment);

/// For Moodle: a column for all, one for each exercise and one with words. Only students of the
/// roster, since one unknown user makes Moodle refuse the whole file. Throws std::invalid_argument
/// where the roster has no column by which Moodle knows them.
Gradebook moodle_gradebook(const std::vector<Grade>& grades, const Roster& roster);

}  // namespace kata::grade
