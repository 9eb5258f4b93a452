#include <algorithm>
#include <fstream>
#include <grade/exercise_grading.h>
#include <grade/process.h>
#include <grade/source_text.h>
#include <iterator>

#include <nlohmann/json.hpp>

namespace kata::grade {
namespace {

namespace fs = std::filesystem;

/// A judge tries a program that hangs three times, and each attempt has its own limits. This is for
/// one that is slow on every board.
constexpr std::chrono::minutes most_judging_time{5};
constexpr std::size_t most_shown = 8 << 10;

void shorten(std::string& text) {
  if (text.size() <= most_shown) return;
  text.resize(most_shown);
  text += "\n[...]";
}

bool has_hidden_checks(const Exercise& exercise) {
  return std::any_of(exercise.checks.begin(), exercise.checks.end(),
                     [](const CheckReport& check) { return check.hidden; });
}

void fail(ExerciseReport& report, ExerciseStatus status, std::string message) {
  report.status = status;
  report.message = std::move(message);
  shorten(report.message);
  for (CheckReport& check : report.checks) {
    check.passed = false;
    check.message.clear();
  }
}

/// Takes over what a judge found. False where it did not answer for every check of its kind.
bool take_over(const nlohmann::json& found, bool hidden, ExerciseReport& report) {
  std::size_t missing = 0;
  for (CheckReport& check : report.checks) {
    if (check.hidden != hidden) continue;
    const auto& results = found.at("checks");
    const auto result = std::find_if(results.begin(), results.end(), [&](const auto& entry) {
      return entry.at("sentence") == check.sentence && entry.at("hidden") == hidden;
    });
    if (result == results.end()) {
      ++missing;
      continue;
    }
    check.passed = result->at("passed");
    if (!check.passed) check.message = result->at("message");
    shorten(check.message);
  }
  if (!hidden) {
    report.message = found.at("notes");
    shorten(report.message);
  }
  return missing == 0;
}

bool passes_only(const ExerciseReport& report, const std::vector<std::string>& sentences) {
  return std::all_of(report.checks.begin(), report.checks.end(), [&](const CheckReport& check) {
    return !check.passed ||
           std::find(sentences.begin(), sentences.end(), check.sentence) != sentences.end();
  });
}

/// A function that always says no is right wherever no is the answer. That proves nothing yet.
void take_back_what_proves_nothing(const Exercise& exercise, ExerciseReport& report) {
  const auto& all = exercise.passed_by_nothing;
  if (std::none_of(all.begin(), all.end(),
                   [&](const auto& sentences) { return passes_only(report, sentences); })) {
    return;
  }
  for (CheckReport& check : report.checks) {
    if (!check.passed) continue;
    check.passed = false;
    check.message =
        "Right, but so is a function that does nothing and always gives the same answer: "
        "this counts as soon as something passes that needs a search.";
  }
}

}  // namespace

ExerciseReport blank_report(const Exercise& exercise) {
  ExerciseReport report;
  report.name = exercise.name;
  report.checks = exercise.checks;
  return report;
}

ExerciseReport ExerciseGrading::grade(const Exercise& exercise, const HandedIn& handed_in,
                                      const fs::path& job) const {
  ExerciseReport report = blank_report(exercise);
  report.file = handed_in.chosen.path;
  report.notes = handed_in.notes;
  if (!handed_in.refusal.empty()) {
    fail(report, ExerciseStatus::refused, handed_in.refusal);
    return report;
  }
  const SourceText source = read_source(handed_in.chosen.content);
  report.notes.insert(report.notes.end(), source.notes.begin(), source.notes.end());
  if (!source.refusal.empty()) {
    fail(report, ExerciseStatus::refused, source.refusal);
    return report;
  }
  const Build build = builder_.build(exercise, source.text, job);
  switch (build.result) {
    case Build::Result::infrastructure:
      fail(report, ExerciseStatus::infrastructure, build.message);
      break;
    case Build::Result::does_not_compile:
      fail(report, ExerciseStatus::does_not_compile, build.message);
      break;
    case Build::Result::built:
      judge(exercise, build.program, report);
      break;
  }
  return report;
}

void ExerciseGrading::judge(const Exercise& exercise, const fs::path& program,
                            ExerciseReport& report) const {
  report.status = ExerciseStatus::graded;
  // Apart from each other: what a program prints on hidden boards must not come into what a student
  // reads.
  if (run_judge(exercise, program, false, report) && has_hidden_checks(exercise)) {
    run_judge(exercise, program, true, report);
  }
  if (report.status == ExerciseStatus::graded) take_back_what_proves_nothing(exercise, report);
}

bool ExerciseGrading::run_judge(const Exercise& exercise, const fs::path& program, bool hidden,
                                ExerciseReport& report) const {
  constexpr int infrastructure_error = 3;
  const fs::path results =
      program.parent_path().parent_path() / (hidden ? "hidden.json" : "open.json");
  Command command;
  command.arguments = {exercise.judge.string(), "--subject=" + program.string(),
                       "--jail=" + toolbox_.jail.string(), "--isolation=" + isolation_,
                       "--json=" + results.string()};
  if (hidden) command.arguments.emplace_back("--hidden");
  command.time_limit = most_judging_time;
  const Ran ran = run(command);
  if (ran.out_of_time) {
    fail(report, ExerciseStatus::refused,
         "The checks were stopped after five minutes: the program needs long on every board.");
    return false;
  }
  std::ifstream in(results);
  const auto found = nlohmann::json::parse(
      std::string(std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()), nullptr,
      false);
  if (ran.exit_code == infrastructure_error || !found.is_object() ||
      !take_over(found, hidden, report)) {
    fail(report, ExerciseStatus::infrastructure,
         "The checks of " + exercise.name + " could not be run (exit code " +
             std::to_string(ran.exit_code) + "): " + ran.output);
    return false;
  }
  return true;
}

}  // namespace kata::grade
