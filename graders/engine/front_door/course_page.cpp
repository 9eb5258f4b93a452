#include <algorithm>
#include <array>
#include <front_door/article_searches.h>
#include <front_door/course_page.h>
#include <page/exercise_page.h>
#include <replay/course_page.h>
#include <replay/page.h>
#include <sstream>
#include <string_view>
#include <system/file.h>
#include <utility>

namespace kata::front_door {
namespace {

struct Part {
  std::string_view label;
  std::string_view title;
};

constexpr std::array parts{
    Part{"part1", "Part 1: choices and undos"},
    Part{"part2", "Part 2: the decision with the fewest choices"},
    Part{"part3", "Part 3: where plain backtracking runs out"},
    Part{"extra", "Beside the parts"},
};
constexpr std::string_view other_exercises = "Further exercises";

constexpr std::array<std::string_view, 4> levels{"warm-up", "practice", "variation", "challenge"};

bool has_label(const Exercise& exercise, std::string_view label) {
  const auto& labels = exercise.labels;
  return std::find(labels.begin(), labels.end(), label) != labels.end();
}

std::string_view title_of_part(const Exercise& exercise) {
  const auto part = std::find_if(parts.begin(), parts.end(),
                                 [&](const Part& each) { return has_label(exercise, each.label); });
  return part == parts.end() ? other_exercises : part->title;
}

std::string level_of(const Exercise& exercise) {
  const auto level = std::find_if(levels.begin(), levels.end(),
                                  [&](std::string_view each) { return has_label(exercise, each); });
  return level == levels.end() ? "" : std::string(*level);
}

/// How far an exercise is, as the last check left it.
void add_verdict(const Course& course, replay::CourseExercise& shown) {
  const auto file = [&](const char* extension) {
    return read_file_if_any(course.verdicts() / (shown.name + extension)).value_or("");
  };
  std::istringstream summary(file(".summary"));
  std::string name;
  shown.state = "not-checked";
  summary >> name >> shown.state >> shown.passed >> shown.all;
  if (shown.state == "not-started") return;
  const bool is_done = shown.state == "started" && shown.passed == shown.all;
  if (is_done) shown.state = "done";
  shown.verdict = file(".txt");
  if (!is_done) shown.failure = replay::data_of_page(file(".html"));
}

replay::CourseExercise shown(const Course& course, const Exercise& exercise) {
  replay::CourseExercise shown;
  shown.name = exercise.name;
  shown.teaches = page::subtitle(read_file_if_any(exercise.page).value_or(""));
  shown.level = level_of(exercise);
  shown.searches = article_searches(exercise.name);
  add_verdict(course, shown);
  return shown;
}

replay::CoursePart& part_with_title(replay::CoursePage& page, std::string_view title) {
  const auto found = std::find_if(page.parts.begin(), page.parts.end(),
                                  [&](const auto& part) { return part.title == title; });
  return *found;
}

}  // namespace

std::filesystem::path write_course_page(const Course& course, const std::string& next) {
  replay::CoursePage page{"Backtracking, by hand", next, {}};
  for (const Part& part : parts) page.parts.push_back({std::string(part.title), {}});
  page.parts.push_back({std::string(other_exercises), {}});
  for (const Exercise& exercise : course.exercises) {
    part_with_title(page, title_of_part(exercise)).exercises.push_back(shown(course, exercise));
  }
  std::erase_if(page.parts, [](const auto& part) { return part.exercises.empty(); });

  const std::filesystem::path file = course.build / "course.html";
  std::ostringstream text;
  replay::write_course(text, page);
  replace_file(file, text.str());
  return file;
}

}  // namespace kata::front_door
