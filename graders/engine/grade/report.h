#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace kata::grade {

/// One check of an exercise and what came of it.
struct CheckReport {
  std::string sentence;  ///< what the check asks for
  int points = 0;        ///< what it is worth, the exercise's weight included
  bool passed = false;
  bool hidden = false;  ///< students see the sentence and whether it passed, never the message
  std::string message;  ///< why it failed; may quote the student's program, so it is untrusted

  friend bool operator==(const CheckReport&, const CheckReport&) = default;
};

/// What may be shown to the student of a check that failed: nothing for a hidden one.
std::string message_for_student(const CheckReport& check);

enum class ExerciseStatus {
  graded,            ///< every check was run
  not_submitted,     ///< no file of the exercise's name
  does_not_compile,  ///< the compiler or the linker refused it; see the message
  refused,           ///< what was handed in is not a source file we read; see the message
  not_judged,  ///< the checks failed at it, twice, and nowhere else: no points, and a word to the
               ///< instructor
  infrastructure,  ///< our fault: nobody's zero
};

struct ExerciseReport {
  std::string name;  ///< "sudoku_naive"
  ExerciseStatus status = ExerciseStatus::infrastructure;
  std::string file;                ///< the file that was graded, as named in the submission
  std::vector<std::string> notes;  ///< what was done to it: which of several files was taken, ...
  std::string message;             ///< for the student; may quote the compiler or the program
  int score = 0;                   ///< the points of the checks that passed
  int max_score = 0;
  std::vector<CheckReport> checks;  ///< all of the exercise, also where none was run

  friend bool operator==(const ExerciseReport&, const ExerciseReport&) = default;
};

enum class ReportStatus {
  graded,
  infrastructure,  ///< not graded (yet), whatever the submission is like
};

/// How well the graded programs were locked in; see `kata_jail probe`.
struct IsolationReport {
  std::string level;   ///< "full", "strong", "reduced" or "weak"
  std::string reason;  ///< why not full; empty where it is

  friend bool operator==(const IsolationReport&, const IsolationReport&) = default;
};

/// The only part of a report in which grading twice differs.
struct Times {
  std::string graded_at;  ///< UTC, ISO 8601
  double seconds = 0;     ///< spent on the submission

  friend bool operator==(const Times&, const Times&) = default;
};

/// What grading one submission came to: RESULTS/<submission>/report.json. Every other format is
/// made from it. Its JSON is described by report.schema.json.
struct Report {
  static constexpr int schema_version = 1;

  std::string submission;
  ReportStatus status = ReportStatus::infrastructure;
  std::string message;             ///< why it is not graded, or what is wrong with all of it
  std::vector<std::string> notes;  ///< on the submission as a whole
  IsolationReport isolation;
  std::optional<int> score;  ///< empty unless graded: no infrastructure failure reads as a zero
  int max_score = 0;
  std::vector<ExerciseReport> exercises;
  std::string inputs;  ///< names what was graded and with what; equal inputs need no new grading
  Times times;

  friend bool operator==(const Report&, const Report&) = default;
};

const char* to_string(ExerciseStatus status);
const char* to_string(ReportStatus status);

/// The sums over the exercises; the score stays empty when the report is not graded.
void add_up(Report& report);

/// The report as JSON text: valid UTF-8 without control characters, whatever bytes its strings
/// hold.
std::string to_json(const Report& report);

/// Throws std::runtime_error for text that to_json() did not write.
Report parse_report(const std::string& text);

/// Throws std::runtime_error where the file cannot be read or is no report.
Report read_report(const std::filesystem::path& file);

}  // namespace kata::grade
