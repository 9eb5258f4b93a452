#include "grade_test.h"

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <stdexcept>

namespace kata::grade {

namespace fs = std::filesystem;

GradeTest::GradeTest() {
  std::string name = (fs::temp_directory_path() / "grade-test-XXXXXX").string();
  if (mkdtemp(name.data()) == nullptr) throw std::runtime_error("cannot make " + name);
  folder_ = name;
  fs::create_directory(submissions());
}

GradeTest::~GradeTest() {
  std::error_code ignored;
  fs::remove_all(folder_, ignored);
}

void GradeTest::submit(const std::string& submission, const std::string& file,
                       const std::string& content) {
  const fs::path path = submissions() / submission / file;
  fs::create_directories(path.parent_path());
  std::ofstream(path, std::ios::binary) << content;
}

std::vector<std::string> GradeTest::command(const std::vector<std::string>& options,
                                            const std::string& results_name) const {
  std::vector<std::string> words{
      KATA_GRADE, submissions().string(), "--out", results(results_name).string(), "--jobs", "2"};
  words.insert(words.end(), options.begin(), options.end());
  return words;
}

Ran GradeTest::grade(const std::vector<std::string>& options, const std::string& results_name) {
  return run({command(options, results_name), {}, "", std::chrono::minutes(10)});
}

Report GradeTest::report(const std::string& submission, const std::string& results_name) const {
  return read_report(results(results_name) / submission / "report.json");
}

ExerciseReport GradeTest::exercise(const std::string& submission, const std::string& name,
                                   const std::string& results_name) const {
  for (const ExerciseReport& exercise : report(submission, results_name).exercises) {
    if (exercise.name == name) return exercise;
  }
  throw std::runtime_error("the report has no exercise " + name);
}

std::string project_file(const fs::path& path) {
  std::ifstream in(fs::path(KATA_PROJECT) / path, std::ios::binary);
  if (!in) throw std::runtime_error("cannot read " + path.string());
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

std::string solution(const std::string& exercise) {
  return project_file("solutions/" + exercise + "/" + exercise + ".cpp");
}

Report without_times(Report report) {
  report.times = {};
  return report;
}

std::string all_words(const Report& report) {
  std::string words = report.message;
  for (const ExerciseReport& exercise : report.exercises) {
    words += "\n" + exercise.message;
    for (const std::string& note : exercise.notes) words += "\n" + note;
    for (const CheckReport& check : exercise.checks) words += "\n" + check.message;
  }
  return words;
}

}  // namespace kata::grade
