// feedback.md: what a student reads. Short enough to be the summary of a step on GitHub, which
// takes 1 MiB.
#include <cstddef>
#include <grade/formats/items.h>
#include <grade/formats/text.h>
#include <grade/formats/writers.h>
#include <optional>
#include <string>

namespace kata::grade {
namespace {

std::string indented_block(const std::string& text) {
  std::string out;
  const std::string block = markdown_block(text);
  for (std::size_t begin = 0; begin < block.size();) {
    const std::size_t end = block.find('\n', begin);
    out += "      " + block.substr(begin, end - begin) + "\n";
    begin = end + 1;
  }
  return out;
}

}  // namespace

std::optional<std::string> write_markdown(const Report& report) {
  const std::size_t limit = message_limit(report, 512 << 10, 4 << 10);
  std::string text = "# " + markdown_text(report.submission) + ": " +
                     (report.score ? points(*report.score, report.max_score) + " points"
                                   : "not graded, which is nobody's zero") +
                     "\n\n";
  if (!report.message.empty()) text += markdown_block(shortened(report.message, limit)) + "\n";
  for (const std::string& note : report.notes) text += "- " + markdown_text(note) + "\n";
  if (!report.score) return text;

  text += "| exercise | points |\n|---|---|\n";
  for (const ExerciseReport& exercise : report.exercises) {
    text += "| " + exercise.name + " | " + points(exercise.score, exercise.max_score) + " |\n";
  }
  for (std::size_t i = 0; i < report.exercises.size(); ++i) {
    const ExerciseReport& exercise = report.exercises[i];
    text += "\n## " + exercise.name + ": " + points(exercise.score, exercise.max_score) + "\n\n";
    if (!exercise.file.empty())
      text += taken_up(exercise) + ": " + markdown_text(exercise.file) + "\n\n";
    for (const Item& item : items(report, i)) {
      text += std::string(item.passed ? "- [x] " : "- [ ] ") + markdown_text(item.name) + " (" +
              points(item.score, item.max_score) + ")\n";
      if (!item.message.empty())
        text += "\n" + indented_block(shortened(item.message, limit)) + "\n";
    }
    if (const std::string more = remarks(exercise); !more.empty()) {
      text += "\n" + markdown_block(shortened(more, limit));
    }
  }
  return text;
}

}  // namespace kata::grade
