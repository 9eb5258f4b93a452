#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <grade/formats/gradebook.h>
#include <grade/formats/items.h>
#include <grade/formats/text.h>
#include <grade/lower_case.h>
#include <stdexcept>
#include <string_view>

namespace kata::grade {
namespace {

namespace fs = std::filesystem;

std::string trimmed(const std::string& text) {
  const std::size_t first = text.find_first_not_of(" \t");
  if (first == std::string::npos) return "";
  return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

/// The columns that say who somebody is, in Canvas's and Moodle's exports.
bool identifies(const std::string& column) {
  constexpr std::string_view known[] = {
      "student",  "id",     "sis user id", "sis login id",  "integration id",
      "username", "userid", "idnumber",    "id number",     "useridnumber",
      "email",    "login",  "useremail",   "email address", "github_username"};
  return std::find(std::begin(known), std::end(known), lower(trimmed(column))) != std::end(known);
}

/// The scores of the exercises in the order of `names`; empty cells where there is none.
void add_scores(std::vector<std::string>& cells, const Grade& grade,
                const std::vector<std::string>& names) {
  for (const std::string& name : names) {
    const auto found = std::find_if(grade.exercises.begin(), grade.exercises.end(),
                                    [&](const auto& entry) { return entry.first == name; });
    const bool is_there = grade.score && found != grade.exercises.end();
    cells.push_back(is_there ? std::to_string(found->second) : "");
  }
}

/// Of all exercises that any grade has, in their order.
std::vector<std::string> exercise_names(const std::vector<Grade>& grades) {
  std::vector<std::string> names;
  for (const Grade& grade : grades) {
    for (const auto& [name, score] : grade.exercises) {
      if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
    }
  }
  return names;
}

int most_points(const std::vector<Grade>& grades) {
  int most = 0;
  for (const Grade& grade : grades) most = std::max(most, grade.max_score);
  return most;
}

/// Points of `most`, on a scale where there is one: with two decimals, where it needs them.
std::string scaled(int score, int most, std::optional<int> scale) {
  if (!scale || most == 0) return std::to_string(score);
  const std::int64_t hundredths = (std::int64_t{score} * *scale * 100 + most / 2) / most;
  std::string text = std::to_string(hundredths / 100);
  const std::int64_t rest = hundredths % 100;
  if (rest == 0) return text;
  text += "." + std::string(rest < 10 ? "0" : "") + std::to_string(rest);
  if (text.ends_with('0')) text.pop_back();
  return text;
}

std::string why_left_out(const Grade& grade) {
  if (grade.score) return "not one row of the list of students has this name";
  if (grade.status == "stale") return "no longer among the submissions";
  if (grade.status == "missing") return "there is no report";
  if (grade.status == "unreadable") return "its report cannot be read";
  return "not graded (infrastructure)";
}

/// The row of each grade that can be written; what cannot is told in the gradebook.
template <class AddRow>
void add_rows(Gradebook& book, const std::vector<Grade>& grades, const Roster& roster,
              AddRow add_row) {
  std::set<std::size_t> rows;
  for (const Grade& grade : grades) {
    const auto row = roster.find(grade.submission);
    if (row && grade.status != "stale") rows.insert(*row);
    if (grade.score && row) {
      book.csv += csv_row(add_row(grade, *row));
      continue;
    }
    book.left_out.push_back(grade.submission + ": " + why_left_out(grade));
  }
  book.complete = book.left_out.empty();
  if (const auto possible = roster.points_possible()) rows.insert(*possible);
  book.without_result = roster.all_but(rows);
}

}  // namespace

Grade grade_of(const Report& report) {
  Grade grade{report.submission,
              report.score ? "graded" : "infrastructure",
              report.score,
              report.max_score,
              {}};
  for (const ExerciseReport& exercise : report.exercises) {
    grade.exercises.emplace_back(exercise.name, exercise.score);
  }
  return grade;
}

std::vector<Grade> grades_of(const std::vector<ClassResult>& results) {
  std::vector<Grade> grades;
  for (const ClassResult& result : results) {
    Grade grade = result.report ? grade_of(*result.report) : Grade{};
    grade.submission = result.name;
    grade.status = to_string(result.state);
    if (result.state != ClassResult::State::graded) grade.score.reset();
    grades.push_back(std::move(grade));
  }
  return grades;
}

std::string grades_csv(const std::vector<Grade>& grades) {
  const auto names = exercise_names(grades);
  std::vector<std::string> header{"submission", "status", "score", "max_score"};
  header.insert(header.end(), names.begin(), names.end());
  std::string csv = csv_line(header);
  for (const Grade& grade : grades) {
    std::vector<std::string> cells{grade.submission, grade.status,
                                   grade.score ? std::to_string(*grade.score) : "",
                                   std::to_string(grade.max_score)};
    add_scores(cells, grade, names);
    csv += csv_line(cells);
  }
  return csv;
}

Roster::Roster(Table table) : table_(std::move(table)) {
  for (std::string& column : table_.header) column = trimmed(column);
  const auto own = std::find(table_.header.begin(), table_.header.end(), "submission");
  for (std::size_t i = 0; i < table_.header.size(); ++i) {
    const bool counts = own == table_.header.end()
                            ? identifies(table_.header[i])
                            : table_.header.begin() + static_cast<std::ptrdiff_t>(i) == own;
    if (counts) identifying_.push_back(i);
  }
  if (identifying_.empty()) {
    throw std::runtime_error(
        "no column says who somebody is: submission, username, email, ID, SIS Login ID, ...");
  }
}

std::optional<std::size_t> Roster::find(const std::string& submission) const {
  std::optional<std::size_t> found;
  for (std::size_t row = 0; row < table_.rows.size(); ++row) {
    const bool fits =
        std::any_of(identifying_.begin(), identifying_.end(), [&](std::size_t column) {
          return lower(trimmed(table_.rows[row][column])) == lower(submission);
        });
    if (fits && found) return std::nullopt;
    if (fits) found = row;
  }
  return found;
}

bool Roster::has_column(const std::string& name) const {
  return std::find(table_.header.begin(), table_.header.end(), name) != table_.header.end();
}

std::optional<std::size_t> Roster::column_of(const std::vector<std::string>& names) const {
  for (const std::string& name : names) {
    for (std::size_t i = 0; i < table_.header.size(); ++i) {
      if (lower(table_.header[i]) == lower(name)) return i;
    }
  }
  return std::nullopt;
}

std::string Roster::cell(std::size_t row, const std::vector<std::string>& names) const {
  const auto column = column_of(names);
  return column ? table_.rows[row][*column] : "";
}

std::optional<std::size_t> Roster::points_possible() const {
  for (std::size_t row = 0; row < table_.rows.size(); ++row) {
    if (lower(trimmed(cell(row, {"Student"}))) == "points possible") return row;
  }
  return std::nullopt;
}

std::vector<std::string> Roster::all_but(const std::set<std::size_t>& rows) const {
  std::vector<std::string> names;
  for (std::size_t row = 0; row < table_.rows.size(); ++row) {
    if (rows.contains(row)) continue;
    for (const std::size_t column : identifying_) {
      const std::string name = trimmed(table_.rows[row][column]);
      if (name.empty()) continue;
      names.push_back(name);
      break;
    }
  }
  return names;
}

Gradebook canvas_gradebook(const std::vector<Grade>& grades, const Roster& roster,
                           const std::string& assignment, std::optional<int> scale) {
  if (!roster.has_column(assignment)) {
    throw std::invalid_argument(
        "the list of students has no column \"" + assignment +
        "\": --assignment expects the head of the assignment's column in the gradebook that Canvas exports, its number included");
  }
  const std::vector<std::string> columns{"Student", "ID", "SIS User ID", "SIS Login ID", "Section"};
  std::vector<std::string> header = columns;
  header.push_back(assignment);
  const auto identity = [&](std::size_t row) {
    std::vector<std::string> cells;
    for (const std::string& column : columns) {
      cells.push_back(csv_identity(roster.cell(row, {column})));
    }
    return cells;
  };
  Gradebook book;
  book.csv = csv_line(header);
  const int most = most_points(grades);
  if (const auto row = roster.points_possible()) {
    std::vector<std::string> cells = identity(*row);
    const std::string possible = trimmed(roster.cell(*row, {assignment}));
    cells.push_back(csv_identity(possible));
    book.csv += csv_row(cells);
    const std::string here = std::to_string(scale.value_or(most));
    if (possible != here && possible != here + ".0" && possible != here + ".00") {
      book.remark = "Canvas has " + (possible.empty() ? "no" : possible) +
                    " points for this assignment, and here are " + here +
                    ". --scale N makes N the most.";
    }
  }
  add_rows(book, grades, roster, [&](const Grade& grade, std::size_t row) {
    std::vector<std::string> cells = identity(row);
    cells.push_back(scaled(*grade.score, grade.max_score, scale));
    return cells;
  });
  return book;
}

Gradebook moodle_gradebook(const std::vector<Grade>& grades, const Roster& roster,
                           std::optional<int> scale) {
  // What Moodle calls them when it imports, and in what it exports.
  const std::vector<std::vector<std::string>> identities{{"username", "login"},
                                                         {"email", "email address", "useremail"},
                                                         {"idnumber", "id number", "useridnumber"}};
  std::vector<std::string> header;
  std::vector<std::vector<std::string>> known;
  for (const auto& names : identities) {
    if (!roster.column_of(names)) continue;
    header.push_back(names.front());
    known.push_back(names);
  }
  if (known.empty()) {
    throw std::invalid_argument(
        "the list of students has no column by which Moodle knows them: username, email or idnumber");
  }
  const auto exercises = exercise_names(grades);
  header.emplace_back("kata");
  for (const std::string& name : exercises) header.push_back("kata_" + name);
  header.emplace_back("kata_feedback");
  Gradebook book;
  book.csv = csv_line(header);
  add_rows(book, grades, roster, [&](const Grade& grade, std::size_t row) {
    std::vector<std::string> cells;
    for (const auto& names : known) cells.push_back(csv_identity(roster.cell(row, names)));
    cells.push_back(scaled(*grade.score, grade.max_score, scale));
    add_scores(cells, grade, exercises);
    cells.push_back(csv_cell(points(*grade.score, grade.max_score) + " points"));
    return cells;
  });
  return book;
}

}  // namespace kata::grade
