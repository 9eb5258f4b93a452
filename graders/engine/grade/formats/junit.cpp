// JUnit's XML, as GitLab, Jenkins and others read it: a suite for each exercise, the messages as
// the content of elements. It has no points. Jenkins takes no more attributes than these.
#include <cstddef>
#include <grade/formats/items.h>
#include <grade/formats/text.h>
#include <grade/formats/writers.h>
#include <optional>
#include <string>

namespace kata::grade {
namespace {

std::string attribute(const char* name, const std::string& value) {
  return std::string(" ") + name + "=\"" + xml_text(one_line(value)) + "\"";
}

std::string count(const char* name, std::size_t number) {
  return attribute(name, std::to_string(number));
}

}  // namespace

std::optional<std::string> write_junit(const Report& report) {
  const std::size_t limit = message_limit(report, 4 << 20, 8 << 10);
  std::string xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites" +
                    attribute("name", report.submission) + ">\n";
  for (std::size_t i = 0; i < report.exercises.size(); ++i) {
    const ExerciseReport& exercise = report.exercises[i];
    // Readers that get the files of all students take equal names for one.
    const std::string suite = report.submission + "." + exercise.name;
    std::string cases;
    std::size_t failures = 0;
    std::size_t errors = 0;
    const auto all = items(report, i);
    for (const Item& item : all) {
      cases += "    <testcase" + attribute("classname", suite) + attribute("name", item.name) +
               attribute("time", "0");
      if (item.passed) {
        cases += "/>\n";
        continue;
      }
      const std::string element = item.was_run ? "failure" : "error";
      ++(item.was_run ? failures : errors);
      cases += "><" + element + attribute("message", item.was_run ? "failed" : "not run") + ">" +
               xml_text(shortened(item.message, limit)) + "</" + element + "></testcase>\n";
    }
    xml += "  <testsuite" + attribute("name", suite) + count("tests", all.size()) +
           count("failures", failures) + count("errors", errors) + ">\n" + cases;
    if (const std::string text = remarks(exercise); !text.empty()) {
      xml += "    <system-out>" + xml_text(shortened(text, limit)) + "</system-out>\n";
    }
    xml += "  </testsuite>\n";
  }
  return xml + "</testsuites>\n";
}

}  // namespace kata::grade
