#include <fstream>
#include <grade/convert.h>
#include <grade/exit_code.h>
#include <grade/formats/format.h>
#include <grade/formats/gradebook.h>
#include <grade/formats/text.h>
#include <grade/replace_file.h>
#include <grade/report_commands.h>
#include <iostream>
#include <iterator>
#include <stdexcept>

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
  std::ifstream in(file, std::ios::binary);
  if (!in) throw std::runtime_error("it cannot be opened");
  return Roster(
      parse_csv(std::string(std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>())));
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
  return converted.not_graded == 0 ? exit_code::graded : exit_code::infrastructure_error;
}

int run_gradebook(const GradebookOptions& options) {
  const Roster students = read_students(options.students);
  const auto grades = read_grades(options.results);
  const Gradebook book = options.format == "canvas"
                             ? canvas_gradebook(grades, students, options.assignment)
                             : moodle_gradebook(grades, students);
  put(book.csv, options.to);
  for (const std::string& sentence : book.left_out) {
    std::cerr << "grade: left out: " << one_line(sentence) << "\n";
  }
  return book.complete ? exit_code::graded : exit_code::infrastructure_error;
}

}  // namespace kata::grade
