#pragma once

#include <cstddef>
#include <grade/class_results.h>
#include <grade/formats/csv.h>
#include <grade/report.h>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace kata::grade {

/// What a gradebook holds of one report.
struct Grade {
  std::string submission;
  std::string status = "graded";  ///< or why there is no score
  std::optional<int> score;       ///< empty: not graded, which is nobody's zero
  int max_score = 0;
  std::vector<std::pair<std::string, int>> exercises;  ///< name and score
};

Grade grade_of(const Report& report);

/// The grades of all results; no score where a report does not count (any more).
std::vector<Grade> grades_of(const std::vector<ClassResult>& results);

/// All grades as CSV, a row for each submission; no scores in the row of one that is not graded.
std::string grades_csv(const std::vector<Grade>& grades);

/// A file that a platform imports, and who is not in it.
struct Gradebook {
  std::string csv;
  std::vector<std::string> left_out;        ///< "anna: not graded", a sentence each
  std::vector<std::string> without_result;  ///< who is on the list of students and has none
  std::string remark;                       ///< that the points do not go together; or empty
  bool complete = true;                     ///< whether nobody is left out
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

  /// The row of Canvas's export that is no student: what each column's points can be.
  std::optional<std::size_t> points_possible() const;

  /// Who is in none of these rows, by the first cell that says who it is.
  std::vector<std::string> all_but(const std::set<std::size_t>& rows) const;

 private:
  Table table_;
  std::vector<std::size_t> identifying_;
};

/// For Canvas: the scores in the column `assignment`, which has to be one of the roster, the
/// exported gradebook: Canvas makes a new assignment of a title that it does not know. The points
/// that are possible stay as Canvas has them. With a `scale` that many are the most. Throws
/// std::invalid_argument.
Gradebook canvas_gradebook(const std::vector<Grade>& grades, const Roster& roster,
                           const std::string& assignment, std::optional<int> scale = {});

/// For Moodle: a column for all, one for each exercise and one with words. Only students of the
/// roster, since one unknown user makes Moodle refuse the whole file. Throws std::invalid_argument
/// where the roster has no column by which Moodle knows them.
Gradebook moodle_gradebook(const std::vector<Grade>& grades, const Roster& roster,
                           std::optional<int> scale = {});

}  // namespace kata::grade
