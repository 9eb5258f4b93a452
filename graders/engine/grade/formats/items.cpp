#include <algorithm>
#include <grade/formats/items.h>
#include <map>
#include <utility>

namespace kata::grade {
namespace {

const char* demand_of(ExerciseStatus status) {
  switch (status) {
    case ExerciseStatus::not_submitted:
      return "is handed in";
    case ExerciseStatus::does_not_compile:
      return "compiles";
    case ExerciseStatus::refused:
    case ExerciseStatus::not_judged:
      return "can be checked";
    case ExerciseStatus::infrastructure:
    case ExerciseStatus::graded:
      break;
  }
  return "is graded";
}

void add_line(std::string& text, const std::string& line) {
  if (line.empty()) return;
  if (!text.empty() && !text.ends_with('\n')) text += '\n';
  text += line;
}

/// Checks that fail for one reason say the same, or show the same drawing after a sentence of their
/// own: once is enough. `shown` has what was shown so far, each with the check that shows it.
void leave_out_repeated(Item& item, std::map<std::string, std::string>& shown) {
  constexpr std::size_t shortest = 40;  // below that, a pointer to it is no shorter
  const auto [whole, is_new] = shown.emplace(item.message, item.name);
  if (!is_new && item.message.size() >= shortest) {
    item.message = "(The same as at \"" + whole->second + "\".)";
    return;
  }
  const std::size_t gap = item.message.find("\n\n");
  if (gap == std::string::npos) return;
  const auto [drawing, is_new_drawing] = shown.emplace(item.message.substr(gap), item.name);
  if (is_new_drawing) return;
  item.message.resize(gap);
  item.message += "\n(The drawing is the one at \"" + drawing->second + "\".)";
}

}  // namespace

std::vector<Item> items(const Report& report, std::size_t index) {
  const ExerciseReport& exercise = report.exercises[index];
  const std::string number = std::to_string(index + 1) + ".";
  if (exercise.status != ExerciseStatus::graded) {
    return {{number + "1", demand_of(exercise.status), 0, exercise.max_score, false, false,
             exercise.message}};
  }
  std::vector<Item> all;
  std::map<std::string, int> seen;
  std::map<std::string, std::string> shown;
  for (const CheckReport& check : exercise.checks) {
    Item item;
    item.number = number + std::to_string(all.size() + 1);
    item.name = check.sentence + (check.hidden ? " (hidden check)" : "");
    if (const int times = ++seen[item.name]; times > 1) {
      item.name += " (" + std::to_string(times) + ")";  // readers drop the second of two names
    }
    item.score = check.passed ? check.points : 0;
    item.max_score = check.points;
    item.passed = check.passed;
    if (!check.passed) item.message = message_for_student(check);
    leave_out_repeated(item, shown);
    all.push_back(std::move(item));
  }
  return all;
}

std::string remarks(const ExerciseReport& exercise) {
  std::string text;
  for (const std::string& note : exercise.notes) add_line(text, note);
  if (exercise.status == ExerciseStatus::graded) add_line(text, exercise.message);
  return text;
}

std::string taken_up(const ExerciseReport& exercise) {
  const bool was_judged =
      exercise.status != ExerciseStatus::refused && exercise.status != ExerciseStatus::not_judged;
  return was_judged ? "Graded" : "Looked at";
}

std::string all_remarks(const Report& report) {
  std::string text = report.message;
  for (const std::string& note : report.notes) add_line(text, note);
  for (const ExerciseReport& exercise : report.exercises) {
    const std::string own = remarks(exercise);
    if (!own.empty()) add_line(text, exercise.name + ": " + own);
  }
  return text;
}

std::string points(int score, int max_score) {
  return std::to_string(score) + " of " + std::to_string(max_score);
}

std::size_t message_limit(const Report& report, std::size_t whole, std::size_t each) {
  std::size_t count = 1;
  for (const ExerciseReport& exercise : report.exercises) count += exercise.checks.size() + 2;
  return std::min(each, whole / count);
}

}  // namespace kata::grade
