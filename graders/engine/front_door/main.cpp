// build/bin/kata: what a student does with an exercise, in one program.
#include <exception>
#include <front_door/check.h>
#include <front_door/course.h>
#include <front_door/course_page.h>
#include <front_door/hints.h>
#include <front_door/open_page.h>
#include <front_door/progress.h>
#include <front_door/watch.h>
#include <iostream>
#include <string>
#include <unistd.h>

#include <CLI/CLI.hpp>

namespace kata::front_door {
namespace {

const Exercise& chosen(const Course& course, const std::string& name) {
  return name.empty() ? course.edited_last() : course.named(name);
}

int check(const Exercise& exercise) {
  Check check(exercise, screen());
  const bool tells = isatty(STDERR_FILENO) == 1;
  if (tells) std::cerr << announcement(exercise) << std::flush;
  check.finish();
  if (tells) std::cerr << "\r\x1b[K" << std::flush;
  std::cout << check.verdict();
  return check.exit_code();
}

int open(const Course& course) {
  const auto page = last_page(course);
  if (!page) {
    std::cout << "No failure has left a page: the last check that failed leaves one.\n";
    return 1;
  }
  std::cout << page->string() << "\n";
  if (!open_page(*page)) std::cout << "No browser was found here: open this page in yours.\n";
  return 0;
}

void tell_progress(const Course& course, bool as_page) {
  const std::string table = progress(course);
  std::cout << table;
  if (!as_page) return;
  const auto file = write_course_page(course, exercise_named_next(table));
  std::cout << "\n  The page is written: " << file.string() << "\n";
}

int run(int argc, char** argv) {
  CLI::App app("Checks your exercises, and helps you on.");
  app.name("kata");
  app.require_subcommand(1);
  app.footer(
      "Without an exercise, the one is meant whose file you saved last. ctest checks as well:\n"
      "  ctest --test-dir build -L sudoku_naive");
  std::string name;
  const auto takes_exercise = [&](CLI::App* command) {
    command->add_option("exercise", name, "the exercise's name, as its folder's");
    return command;
  };
  auto* const watches =
      takes_exercise(app.add_subcommand("watch", "check on each save, until q is pressed"));
  auto* const checks = takes_exercise(app.add_subcommand("check", "build and check now"));
  auto* const hints =
      takes_exercise(app.add_subcommand("hint", "show one more of the exercise's hints"));
  bool again = false;
  hints->add_flag("--again", again, "begin with the first hint again");
  auto* const nexts = app.add_subcommand("next", "tell which exercise comes next");
  auto* const progresses = app.add_subcommand("progress", "tell how far each exercise is");
  bool as_page = false;
  progresses->add_flag("--page", as_page, "write it as a page, with searches to watch");
  auto* const opens = app.add_subcommand("open", "show the last failure's page in a browser");
  std::string file = KATA_COURSE_FILE;
  app.add_option("--course", file, "the course.txt of another build folder");
  CLI11_PARSE(app, argc, argv);

  const Course course = read_course(file);
  if (watches->parsed()) watch(course, chosen(course, name));
  if (checks->parsed()) return check(chosen(course, name));
  if (hints->parsed()) {
    const Exercise& exercise = chosen(course, name);
    if (again) forget_hints(course, exercise);
    std::cout << next_hint(course, exercise);
  }
  if (nexts->parsed()) std::cout << next(course);
  if (progresses->parsed()) tell_progress(course, as_page);
  if (opens->parsed()) return open(course);
  return 0;
}

}  // namespace
}  // namespace kata::front_door

int main(int argc, char** argv) {
  try {
    return kata::front_door::run(argc, argv);
  } catch (const std::exception& error) {
    std::cerr << error.what() << "\n";
    return 2;
  }
}
