#include <filesystem>
#include <grade/class_results.h>
#include <grade/convert.h>
#include <grade/encoding.h>
#include <grade/exit_code.h>
#include <grade/formats/format.h>
#include <grade/formats/gradebook.h>
#include <grade/formats/text.h>
#include <grade/report_commands.h>
#include <iostream>
#include <optional>
#include <stdexcept>
#include <system/file.h>

namespace kata::grade {
namespace {

/// To a file or, without a name, to standard output.
void put(const std::string& text, const std::string& file) {
  if (file.empty()) {
    std::cout << text << std::flush;
  } else {
    replace_file(file, text);
  }
}

int convert_one(const ReportOptions& options, const std::filesystem::path& file) {
  if (options.formats.size() != 1) throw std::invalid_argument("one report, one --format");
  const Format& format = format_named(options.formats.front());
  const Report report = read_report(file);
  if (options.to.empty()) {
    put(format.write(report).value_or(""), "");
  } else {
    write_format(format, report, options.to);
  }
  if (report.score) return exit_code::graded;
  std::cerr << "grade: not graded, which is nobody's zero: " << one_line(report.message) << "\n";
  return exit_code::infrastructure_error;
}

Roster read_students(const std::string& file) try {
  const Decoded text = decoded(read_file(file));
  if (!text.encoding.empty()) {
    std::cerr << "grade: --students " << file << " is not UTF-8; read as " << text.encoding
              << ", written as UTF-8.\n";
  }
  return Roster(parse_csv(text.text));
} catch (const std::runtime_error& error) {
  throw std::invalid_argument("--students " + file + ": " + error.what());
}

}  // namespace

int run_report(const ReportOptions& options) {
  const std::filesystem::path one = std::filesystem::path(options.results) / "report.json";
  if (std::filesystem::exists(one)) return convert_one(options, one);
  if (!options.to.empty()) throw std::invalid_argument("--to is for the results of one submission");
  const Converted converted = convert_all(options.results, formats_named(options.formats));
  std::cout << converted.all << " reports, " << converted.not_graded
            << " of them not graded: " << options.results << "\n";
  for (const std::string& problem : converted.unreadable) {
    std::cerr << "grade: " << one_line(problem) << "\n";
  }
  return converted.not_graded == 0 && converted.unreadable.empty()
             ? exit_code::graded
             : exit_code::infrastructure_error;
}

int run_gradebook(const GradebookOptions& options) {
  const Roster students = read_students(options.students);
  const auto results = read_class(options.results);
  const auto grades = grades_of(results);
  const std::optional<int> scale = options.scale == 0 ? std::nullopt : std::optional(options.scale);
  const Gradebook book = options.format == "canvas"
                             ? canvas_gradebook(grades, students, options.assignment, scale)
                             : moodle_gradebook(grades, students, scale);
  put(book.csv, options.to);
  if (!book.remark.empty()) std::cerr << "grade: " << book.remark << "\n";
  for (const std::string& sentence : book.left_out) {
    std::cerr << "grade: left out: " << one_line(sentence) << "\n";
  }
  for (const std::string& name : book.without_result) {
    std::cerr << "grade: on the list of students, without a result: " << one_line(name) << "\n";
  }
  std::cerr << look_at_these(results);
  return book.complete ? exit_code::graded : exit_code::infrastructure_error;
}

}  // namespace kata::grade
