#include <cstdlib>
#include <inputs/sudoku_boards.h>
#include <iostream>
#include <race/hold.h>
#include <race/races.h>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

namespace {

using namespace kata::race;

constexpr int usage_error = 2;

const std::string footer =
    "Your own programs race where they are started, else the solution's,\n"
    "where this tree has it. The smarter order does not always win; see the board\n"
    "called \"Cheese\":\n"
    "  race sudoku " +
    std::string(kata::judge::boards::cheese) +
    "\n"
    "Exit code: 0 both came to their end, 1 one did not, 2 the command line cannot be\n"
    "used.";

int run(int argc, char** argv) {
  CLI::App app("Races two orders of choices on the same problem and prints what each of them did.",
               "race");
  app.require_subcommand(1);
  app.footer(footer);
  std::string page_file;
  const std::vector<Race> all = races();
  for (const Race& race : all) {
    auto* command =
        app.add_subcommand(race.name, race.plain.exercise + " against " + race.smart.exercise);
    race.input->add_to(*command);
    command
        ->add_option("--replay", page_file,
                     "write a page that plays both, side by side on one clock")
        ->type_name("FILE");
  }
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == EXIT_SUCCESS ? EXIT_SUCCESS : usage_error;
  }
  int code = EXIT_SUCCESS;
  for (const Race& race : all) {
    if (app.got_subcommand(race.name)) code = hold(race, page_file);
  }
  return code;
}

}  // namespace

int main(int argc, char** argv) {
  try {
    return run(argc, argv);
  } catch (const std::exception& error) {
    std::cerr << "race: " << error.what() << "\n";
    return usage_error;
  }
}
