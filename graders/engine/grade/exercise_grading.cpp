#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <grade/exercise_grading.h>
#include <grade/process.h>
#include <grade/source_text.h>
#include <system/file.h>
#include <vector>

#include <nlohmann/json.hpp>

namespace kata::grade {
namespace {

namespace fs = std::filesystem;

/// A judge tries a program that hangs three times, and each attempt has its own limits. This is for
/// one that is slow on every board.
constexpr std::chrono::minutes most_judging_time{5};
/// A judge replays what a program did in a fraction of either. More is needed only where a program
/// does what none of the checks foresees.
constexpr std::uint64_t most_judging_memory = std::uint64_t{2} << 30;
constexpr std::chrono::seconds most_judging_processor_time{120};
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
  for (const bool hidden : {false, true}) {
    if (hidden && !has_hidden_checks(exercise)) continue;
    const Judged judged = judge_twice(exercise, program, hidden, report);
    if (judged.end == Judged::End::complete) continue;
    if (judged.end == Judged::End::out_of_time) {
      fail(report, ExerciseStatus::refused,
           "The checks were stopped after five minutes: the program needs long on every board.");
    } else if (judges_the_stub(exercise, program.parent_path().parent_path())) {
      fail(
          report, ExerciseStatus::not_judged,
          "The checks cannot judge this program: they came to no end with it, twice, and to one with another program in its place. So it has no points. Show this to your instructor. What was seen: " +
              judged.why);
    } else {
      fail(report, ExerciseStatus::infrastructure, judged.why);
    }
    return;
  }
}

/// What happens once may be a machine that was short of something.
ExerciseGrading::Judged ExerciseGrading::judge_twice(const Exercise& exercise,
                                                     const fs::path& program, bool hidden,
                                                     ExerciseReport& report) const {
  const Judged first = run_judge(exercise, program, hidden, report);
  return first.end == Judged::End::failed ? run_judge(exercise, program, hidden, report) : first;
}

ExerciseGrading::Judged ExerciseGrading::run_judge(const Exercise& exercise,
                                                   const fs::path& program, bool hidden,
                                                   ExerciseReport& report) const {
  constexpr int infrastructure_error = 3;
  const fs::path results =
      program.parent_path().parent_path() / (hidden ? "hidden.json" : "open.json");
  fs::remove(results);
  Command command;
  command.arguments = {exercise.judge.string(),
                       "--subject=" + program.string(),
                       "--jail=" + toolbox_.jail.string(),
                       "--isolation=" + isolation_,
                       "--secret=" + toolbox_.secret.string(),
                       "--json=" + results.string()};
  if (hidden) command.arguments.emplace_back("--hidden");
  command.time_limit = most_judging_time;
  command.memory_limit = most_judging_memory;
  command.processor_limit = most_judging_processor_time;
  const Ran ran = run(command);
  if (ran.out_of_time) return {Judged::End::out_of_time, ""};
  const auto found = nlohmann::json::parse(read_file_if_any(results).value_or(""), nullptr, false);
  if (ran.exit_code == infrastructure_error || !found.is_object() ||
      !take_over(found, hidden, report)) {
    return {Judged::End::failed, "The checks of " + exercise.name +
                                     " could not be run (exit code " +
                                     std::to_string(ran.exit_code) + "): " + ran.output};
  }
  return {Judged::End::complete, ""};
}

/// Whether this machine judges a program that does nothing. If so, a judge that fails on another
/// fails because of that program.
bool ExerciseGrading::judges_the_stub(const Exercise& exercise, const fs::path& job) const {
  const fs::path control = job / "control";
  fs::create_directory(control);
  const fs::path stub = toolbox_.project / "exercises" / exercise.name / (exercise.name + ".cpp");
  const Build build = builder_.build(exercise, read_file(stub), control);
  if (build.result != Build::Result::built) return false;
  ExerciseReport ignored = blank_report(exercise);
  return run_judge(exercise, build.program, false, ignored).end == Judged::End::complete;
}

}  // namespace kata::grade
