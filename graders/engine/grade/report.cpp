#include <array>
#include <grade/formats/text.h>
#include <grade/report.h>
#include <stdexcept>
#include <string_view>
#include <system/file.h>
#include <text/visible_text.h>
#include <utility>

#include <nlohmann/json.hpp>

namespace kata::grade {
namespace {

using nlohmann::ordered_json;

constexpr std::array exercise_statuses{
    std::pair{ExerciseStatus::graded, "graded"},
    std::pair{ExerciseStatus::not_submitted, "not_submitted"},
    std::pair{ExerciseStatus::does_not_compile, "does_not_compile"},
    std::pair{ExerciseStatus::refused, "refused"},
    std::pair{ExerciseStatus::not_judged, "not_judged"},
    std::pair{ExerciseStatus::infrastructure, "infrastructure"}};

constexpr std::array report_statuses{std::pair{ReportStatus::graded, "graded"},
                                     std::pair{ReportStatus::infrastructure, "infrastructure"}};

template <class Words, class Value>
const char* word_for(const Words& words, Value value) {
  for (const auto& [known, word] : words) {
    if (known == value) return word;
  }
  throw std::logic_error("a status without a word");
}

template <class Words>
auto value_of(const Words& words, const std::string& text) {
  for (const auto& [value, word] : words) {
    if (text == word) return value;
  }
  throw std::runtime_error("\"" + text + "\" is no status");
}

/// What students wrote may hold any bytes, and whoever shows a report may show it on a terminal or
/// in the log of a runner.
std::string shown(const std::string& text) {
  return plain(kata::visible(text));
}

std::vector<std::string> all_visible(const std::vector<std::string>& texts) {
  std::vector<std::string> result;
  for (const std::string& text : texts) result.push_back(shown(text));
  return result;
}

ordered_json json_of(const CheckReport& check) {
  return {{"sentence", check.sentence},
          {"points", check.points},
          {"passed", check.passed},
          {"hidden", check.hidden},
          {"message", shown(check.message)}};
}

ordered_json json_of(const ExerciseReport& exercise) {
  auto checks = ordered_json::array();
  for (const CheckReport& check : exercise.checks) checks.push_back(json_of(check));
  return {{"name", exercise.name},
          {"status", to_string(exercise.status)},
          {"score", exercise.score},
          {"max_score", exercise.max_score},
          {"file", shown(exercise.file)},
          {"notes", all_visible(exercise.notes)},
          {"message", shown(exercise.message)},
          {"checks", checks}};
}

CheckReport check_from(const ordered_json& json) {
  CheckReport check;
  json.at("sentence").get_to(check.sentence);
  json.at("points").get_to(check.points);
  json.at("passed").get_to(check.passed);
  json.at("hidden").get_to(check.hidden);
  json.at("message").get_to(check.message);
  return check;
}

ExerciseReport exercise_from(const ordered_json& json) {
  ExerciseReport exercise;
  json.at("name").get_to(exercise.name);
  exercise.status = value_of(exercise_statuses, json.at("status"));
  json.at("score").get_to(exercise.score);
  json.at("max_score").get_to(exercise.max_score);
  json.at("file").get_to(exercise.file);
  json.at("notes").get_to(exercise.notes);
  json.at("message").get_to(exercise.message);
  for (const auto& check : json.at("checks")) exercise.checks.push_back(check_from(check));
  return exercise;
}

}  // namespace

std::string message_for_student(const CheckReport& check) {
  return check.hidden ? "" : check.message;
}

const char* to_string(ExerciseStatus status) {
  return word_for(exercise_statuses, status);
}

const char* to_string(ReportStatus status) {
  return word_for(report_statuses, status);
}

void add_up(Report& report) {
  int score = 0;
  report.max_score = 0;
  for (ExerciseReport& exercise : report.exercises) {
    exercise.score = 0;
    exercise.max_score = 0;
    for (const CheckReport& check : exercise.checks) {
      exercise.max_score += check.points;
      if (check.passed) exercise.score += check.points;
    }
    score += exercise.score;
    report.max_score += exercise.max_score;
  }
  report.score.reset();
  if (report.status == ReportStatus::graded) report.score = score;
}

std::string to_json(const Report& report) {
  auto exercises = ordered_json::array();
  for (const ExerciseReport& exercise : report.exercises) exercises.push_back(json_of(exercise));
  const ordered_json json{
      {"schema_version", Report::schema_version},
      {"submission", shown(report.submission)},
      {"status", to_string(report.status)},
      {"score", report.score ? ordered_json(*report.score) : ordered_json(nullptr)},
      {"max_score", report.max_score},
      {"isolation", {{"level", report.isolation.level}, {"reason", report.isolation.reason}}},
      {"message", shown(report.message)},
      {"notes", all_visible(report.notes)},
      {"inputs", report.inputs},
      {"times", {{"graded_at", report.times.graded_at}, {"seconds", report.times.seconds}}},
      {"exercises", exercises}};
  return json.dump(2, ' ', false, ordered_json::error_handler_t::replace) + "\n";
}

Report parse_report(const std::string& text) try {
  const ordered_json json = ordered_json::parse(text);
  if (json.at("schema_version") != Report::schema_version) {
    throw std::runtime_error("it is of another version");
  }
  Report report;
  json.at("submission").get_to(report.submission);
  report.status = value_of(report_statuses, json.at("status"));
  if (!json.at("score").is_null()) report.score = json.at("score").get<int>();
  json.at("max_score").get_to(report.max_score);
  json.at("isolation").at("level").get_to(report.isolation.level);
  json.at("isolation").at("reason").get_to(report.isolation.reason);
  json.at("message").get_to(report.message);
  json.at("notes").get_to(report.notes);
  json.at("inputs").get_to(report.inputs);
  json.at("times").at("graded_at").get_to(report.times.graded_at);
  json.at("times").at("seconds").get_to(report.times.seconds);
  for (const auto& exercise : json.at("exercises")) {
    report.exercises.push_back(exercise_from(exercise));
  }
  return report;
} catch (const nlohmann::json::exception& error) {
  throw std::runtime_error(std::string("this is no report: ") + error.what());
}

Report read_report(const std::filesystem::path& file) {
  const std::string text = read_file(file);
  try {
    return parse_report(text);
  } catch (const std::runtime_error& error) {
    throw std::runtime_error("cannot read " + file.string() + ": " + error.what());
  }
}

}  // namespace kata::grade
