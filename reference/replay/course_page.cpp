#include <replay/course_page.h>
#include <replay/page_parts.h>
#include <replay/player_files.h>
#include <text/json.h>

namespace kata::replay {
namespace {

/// A JSON array of what `json` makes of each.
template <class Item, class ToJson>
std::string list(const std::vector<Item>& items, ToJson json) {
  std::string text;
  for (const Item& item : items) text += (text.empty() ? "\n" : ",\n") + json(item);
  return "[" + text + "]";
}

std::string json_showing(const Showing& search) {
  return R"({"name":)" + json_bytes(search.name) + R"(,"caption":)" + json_bytes(search.caption) +
         R"(,"replay":)" + json_replay(search.page) + "}";
}

std::string json_exercise(const CourseExercise& exercise) {
  return R"({"name":)" + json_bytes(exercise.name) + R"(,"teaches":)" +
         json_bytes(exercise.teaches) + R"(,"level":)" + json_bytes(exercise.level) +
         R"(,"state":)" + json_bytes(exercise.state) + R"(,"passed":)" +
         std::to_string(exercise.passed) + R"(,"all":)" + std::to_string(exercise.all) +
         R"(,"verdict":)" + json_bytes(exercise.verdict) + R"(,"failure":)" +
         json_bytes(exercise.failure) + R"(,"searches":)" + list(exercise.searches, json_showing) +
         "}";
}

std::string json_part(const CoursePart& part) {
  return R"({"title":)" + json_bytes(part.title) + R"(,"exercises":)" +
         list(part.exercises, json_exercise) + "}";
}

}  // namespace

void write_course(std::ostream& out, const CoursePage& course) {
  write_files(out, course_files, course.title,
              R"({"format":1,"title":)" + json_bytes(course.title) + R"(,"next":)" +
                  json_bytes(course.next) + R"(,"parts":)" + list(course.parts, json_part) + "}");
}

}  // namespace kata::replay
