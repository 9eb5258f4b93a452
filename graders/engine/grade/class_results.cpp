#include <algorithm>
#include <grade/class_results.h>
#include <grade/formats/text.h>
#include <grade/run_record.h>
#include <map>
#include <stdexcept>
#include <utility>

namespace kata::grade {
namespace {

namespace fs = std::filesystem;
using State = ClassResult::State;

ClassResult read_one(const fs::path& folder, const std::optional<RunRecord>& record) {
  ClassResult result;
  result.name = folder.filename().string();
  try {
    result.report = read_report(folder / "report.json");
    result.state = result.report->score ? State::graded : State::not_graded;
  } catch (const std::runtime_error& error) {
    result.state = State::unreadable;
    result.problem = error.what();
  }
  if (record && !record->submissions.contains(written_name(result.name)))
    result.state = State::stale;
  return result;
}

bool all_are(const Report& report, ExerciseStatus status) {
  return std::all_of(report.exercises.begin(), report.exercises.end(),
                     [&](const ExerciseReport& exercise) { return exercise.status == status; });
}

/// "anna, bert": as a line of the paragraph; nobody reads hundreds.
std::string line(const std::string& what, const std::vector<std::string>& names) {
  constexpr std::size_t most_named = 40;
  if (names.empty()) return "";
  std::string text = "  " + what + ": ";
  for (std::size_t i = 0; i < std::min(names.size(), most_named); ++i) {
    text += (i == 0 ? "" : ", ") + one_line(names[i]);
  }
  if (names.size() > most_named) {
    text += " and " + std::to_string(names.size() - most_named) + " more";
  }
  return text + "\n";
}

/// The one submission that has the same files now, where there is exactly one.
std::string name_of_today(const ClassResult& stale, const std::vector<ClassResult>& results) {
  std::string name;
  for (const ClassResult& other : results) {
    const bool is_same = other.state == State::graded && stale.report &&
                         !all_are(*stale.report, ExerciseStatus::not_submitted) &&
                         other.report->inputs == stale.report->inputs;
    if (!is_same) continue;
    if (!name.empty()) return "";
    name = other.name;
  }
  return name;
}

std::vector<std::string> with_state(const std::vector<ClassResult>& results, State state) {
  std::vector<std::string> names;
  for (const ClassResult& result : results) {
    if (result.state == state) names.push_back(result.name);
  }
  return names;
}

std::vector<std::string> stale_ones(const std::vector<ClassResult>& results) {
  std::vector<std::string> names;
  for (const ClassResult& result : results) {
    if (result.state != State::stale) continue;
    const std::string today = name_of_today(result, results);
    names.push_back(result.name + (today.empty() ? "" : " (the same files are now " + today + ")"));
  }
  return names;
}

/// Of the exercises that have a status: "anna (n_queens)", or what the exercise's file is called.
std::vector<std::string> with_exercise(const std::vector<ClassResult>& results,
                                       ExerciseStatus status) {
  std::vector<std::string> names;
  for (const ClassResult& result : results) {
    if (result.state != State::graded) continue;
    const Report& report = *result.report;
    std::string which;
    for (const ExerciseReport& exercise : report.exercises) {
      if (exercise.status != status) continue;
      which +=
          (which.empty() ? "" : ", ") + (exercise.file.empty() ? exercise.name : exercise.file);
    }
    const bool is_all_of_it = !report.message.empty() && all_are(report, status);
    if (!which.empty()) {
      names.push_back(is_all_of_it ? result.name : result.name + " (" + which + ")");
    }
  }
  return names;
}

}  // namespace

const char* to_string(State state) {
  switch (state) {
    case State::graded:
      return "graded";
    case State::not_graded:
      return "infrastructure";
    case State::stale:
      return "stale";
    case State::unreadable:
      return "unreadable";
    case State::missing:
      return "missing";
  }
  return "";
}

std::vector<ClassResult> read_class(const fs::path& results) {
  if (!fs::is_directory(results))
    throw std::runtime_error("there is no folder " + results.string());
  const auto record = read_run_record(results);
  std::map<std::string, ClassResult> by_name;
  for (const auto& entry : fs::directory_iterator(results)) {
    const std::string name = entry.path().filename().string();
    std::error_code cannot_tell;
    if (name.starts_with(".") || !fs::exists(entry.path() / "report.json", cannot_tell)) continue;
    by_name[written_name(name)] = read_one(entry.path(), record);
  }
  if (record && record->is_complete()) {
    for (const std::string& name : record->submissions) {
      by_name.try_emplace(name, ClassResult{name, State::missing, std::nullopt, ""});
    }
  }
  std::vector<ClassResult> all;
  for (auto& [name, result] : by_name) all.push_back(std::move(result));
  return all;
}

std::string look_at_these(const std::vector<ClassResult>& results) {
  std::vector<std::string> nothing;
  std::string notes;
  for (const ClassResult& result : results) {
    if (result.state != State::graded) continue;
    if (all_are(*result.report, ExerciseStatus::not_submitted)) nothing.push_back(result.name);
    for (const std::string& note : result.report->notes) {
      notes += "  " + one_line(result.name) + ": " + one_line(note) + "\n";
    }
  }
  const std::string lines =
      line("not graded, on our side", with_state(results, State::not_graded)) +
      line("without a report", with_state(results, State::missing)) +
      line("with a report that cannot be read", with_state(results, State::unreadable)) +
      line("no longer among the submissions, and not counted", stale_ones(results)) +
      line("handed in nothing", nothing) +
      line("not taken for a solution", with_exercise(results, ExerciseStatus::refused)) +
      line("the checks cannot judge it", with_exercise(results, ExerciseStatus::not_judged)) +
      notes;
  return lines.empty() ? "" : "Look at these:\n" + lines;
}

bool is_whole(const std::vector<ClassResult>& results) {
  return std::all_of(results.begin(), results.end(), [](const ClassResult& result) {
    return result.state == State::graded || result.state == State::stale;
  });
}

}  // namespace kata::grade
