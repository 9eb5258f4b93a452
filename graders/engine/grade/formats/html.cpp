// feedback.html: the same as feedback.md as a page of its own, without scripts or anything from
// elsewhere.
#include <cstddef>
#include <grade/formats/items.h>
#include <grade/formats/text.h>
#include <grade/formats/writers.h>
#include <optional>
#include <string>

namespace kata::grade {
namespace {

constexpr const char* head = R"(<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<style>
:root { color-scheme: light dark; font-family: sans-serif; line-height: 1.4; }
body { max-width: 50rem; margin: 1rem auto; padding: 0 1rem; }
td, th { padding: 0.1rem 1rem 0.1rem 0; text-align: left; }
pre { background: #8882; padding: 0.5rem; overflow-x: auto; }
ul { list-style: none; padding: 0; }
</style>
)";

std::string block(const std::string& text, std::size_t limit) {
  return text.empty() ? "" : "<pre>" + xml_text(shortened(text, limit)) + "</pre>\n";
}

}  // namespace

std::optional<std::string> write_html(const Report& report) {
  const std::size_t limit = message_limit(report, 1 << 20, 8 << 10);
  const std::string title = xml_text(one_line(report.submission)) + ": " +
                            (report.score ? points(*report.score, report.max_score) + " points"
                                          : "not graded, which is nobody's zero");
  std::string html = std::string(head) + "<title>" + title + "</title>\n</head>\n<body>\n<h1>" +
                     title + "</h1>\n" + block(report.message, limit);
  for (const std::string& note : report.notes) html += "<p>" + xml_text(note) + "</p>\n";
  if (!report.score) return html + "</body>\n</html>\n";

  html += "<table>\n<tr><th>exercise</th><th>points</th></tr>\n";
  for (const ExerciseReport& exercise : report.exercises) {
    html += "<tr><td><a href=\"#" + xml_text(exercise.name) + "\">" + xml_text(exercise.name) +
            "</a></td><td>" + points(exercise.score, exercise.max_score) + "</td></tr>\n";
  }
  html += "</table>\n";
  for (std::size_t i = 0; i < report.exercises.size(); ++i) {
    const ExerciseReport& exercise = report.exercises[i];
    html += "<h2 id=\"" + xml_text(exercise.name) + "\">" + xml_text(exercise.name) + ": " +
            points(exercise.score, exercise.max_score) + "</h2>\n";
    if (!exercise.file.empty())
      html += "<p>" + taken_up(exercise) + ": " + xml_text(exercise.file) + "</p>\n";
    html += "<ul>\n";
    for (const Item& item : items(report, i)) {
      html += std::string("<li>") + (item.passed ? "\u2714 " : "\u2718 ") + xml_text(item.name) +
              " (" + points(item.score, item.max_score) + ")" + block(item.message, limit) +
              "</li>\n";
    }
    html += "</ul>\n" + block(remarks(exercise), limit);
  }
  return html + "</body>\n</html>\n";
}

}  // namespace kata::grade
