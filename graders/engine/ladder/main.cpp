#include <array>
#include <by_hand/up_to_date.h>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <ladder/page.h>
#include <ladder/rung.h>
#include <ladder/student.h>
#include <ladder/words.h>
#include <memory>
#include <stdexcept>
#include <string>
#include <text/wrapped_text.h>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>

namespace kata::ladder {
namespace {

constexpr int usage_error = 2;

/// The exercises that solve Sudoku; those that were built climb.
constexpr std::array exercises{"sudoku_fast", "sudoku_naive", "sudoku_mrv"};

struct Options {
  std::string programs = KATA_LADDER_PROGRAMS;  ///< the folder of the student's programs
  std::string page_file;
  Effort effort;
};

/// Adds the student's programs. Gives what is to be said of those that cannot climb.
std::vector<std::string> add_students(std::vector<std::unique_ptr<Climber>>& climbers,
                                      const std::filesystem::path& programs) {
  const bool builds = programs == KATA_LADDER_PROGRAMS;
  std::vector<std::string> remarks;
  for (const std::string exercise : exercises) {
    if (!exists(programs / exercise)) {
      const std::string target = exercise == "sudoku_fast" ? "ladder" : "ladder_" + exercise;
      remarks.push_back("Your " + exercise +
                        " is not on the ladder: cmake --build build --target " + target +
                        " builds it for that.");
      continue;
    }
    if (builds && by_hand::bring_up_to_date(exercise, "ladder_" + exercise) != EXIT_SUCCESS) {
      remarks.push_back("Your " + exercise + " is not on the ladder: see above.");
      continue;
    }
    auto student = std::make_unique<Student>(exercise, programs / exercise);
    const std::string failure = student->try_out(sets.front());
    if (failure.empty()) {
      climbers.push_back(std::move(student));
    } else {
      remarks.push_back("Your " + exercise +
                        " is not on the ladder. On the article's board: " + failure);
    }
  }
  return remarks;
}

void write_page(const std::string& file, const std::string& text) {
  std::ofstream out(file);
  if (!(out << text << std::flush)) throw std::runtime_error("cannot write " + file);
  std::cout << "\nThe plot is in " << file << ".\n";
}

int climb(const Options& options) {
  std::vector<std::unique_ptr<Climber>> climbers = rungs();
  std::vector<std::string> notes;
  if (climbers.empty())
    notes.emplace_back(
        "This tree holds no solutions, so the rungs are missing: only your own programs are measured.");
  for (std::string& remark : add_students(climbers, options.programs))
    notes.push_back(std::move(remark));
  if (climbers.empty()) {
    for (const std::string& note : notes) std::cout << wrapped(note, 0);
    return EXIT_FAILURE;
  }
  std::cout << "Measuring " << climbers.size() << (climbers.size() == 1 ? " program" : " programs")
            << " on " << sets.size() << " sets of boards; this takes half a minute.\n"
            << std::flush;
  const std::vector<Measured> measured = measure(climbers, options.effort);
  for (const Measured& on_set : measured) std::cout << "\n" << table(on_set);

  for (const auto& climber : climbers) {
    if (!climber->is_yours()) continue;
    for (const Measured& on_set : measured) {
      std::string where = standing(on_set, climber->name());
      if (!where.empty()) notes.push_back(std::move(where));
    }
  }
  notes.push_back(about_the_machine(measured));
  std::cout << "\n";
  for (const std::string& note : notes) std::cout << wrapped(note, 0);
  if (!options.page_file.empty()) write_page(options.page_file, page(measured, notes));
  return EXIT_SUCCESS;
}

int run(int argc, char** argv) {
  CLI::App app(
      "Measures your Sudoku solvers beside others, from part 1's program to the fastest one here.",
      "ladder");
  app.require_subcommand(1);
  app.footer(
      "Exit code: 0 measured, 1 there is nothing to measure, 2 the command line cannot be used.");
  Options options;
  auto* sudoku =
      app.add_subcommand("sudoku", "sudoku_fast, and your other solvers where they are built");
  sudoku->add_option("--page", options.page_file, "write a page with a plot of it")
      ->type_name("FILE");
  bool quick = false;  // for the project's own tests
  sudoku->add_flag("--quick", quick)->group("");
  sudoku->add_option("--programs", options.programs)->group("");
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == EXIT_SUCCESS ? EXIT_SUCCESS : usage_error;
  }
  if (quick) options.effort = {.repetitions = 1, .seconds_a_run = 0.001};
  return climb(options);
}

}  // namespace
}  // namespace kata::ladder

int main(int argc, char** argv) {
  try {
    return kata::ladder::run(argc, argv);
  } catch (const std::exception& error) {
    std::cerr << "ladder: " << error.what() << "\n";
    return kata::ladder::usage_error;
  }
}
