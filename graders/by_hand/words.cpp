#include <array>
#include <by_hand/read_letters.h>
#include <by_hand/replay_options.h>
#include <by_hand/report.h>
#include <by_hand/words.h>
#include <iomanip>
#include <iostream>
#include <judge/attempt/outcome.h>
#include <judge/attempt/subject.h>
#include <judge/number_words.h>
#include <judge/path/path_rules.h>
#include <judge/path/path_run.h>
#include <judge/path/path_words.h>
#include <judge/recordings.h>
#include <judge/wrapped_text.h>
#include <search/word_search.h>
#include <vector>

#include <CLI/CLI.hpp>

namespace kata::by_hand {
namespace {

using judge::grouped;
using judge::wrapped;

void print_count(const std::string& name, const std::string& yours, const std::string& plain) {
  std::cout << std::left << std::setw(14) << name << std::right << std::setw(14) << yours
            << std::setw(plain.empty() ? 0 : 20) << plain << "\n";
}

std::string plain_steps(const judge::PathRun& run) {
  constexpr std::int64_t most_steps = 20'000'000;
  const auto plain = search::find_word(*run.grid, run.word, search::WordOrder::plain, most_steps);
  return (plain.complete ? "" : "over ") + grouped(plain.steps);
}

void print_counts(const judge::PathRun& run, bool beside_the_plain) {
  if (beside_the_plain) print_count("", "yours", "the plain order");
  print_count("steps", grouped(run.counts.placements), beside_the_plain ? plain_steps(run) : "");
  print_count("undone", grouped(run.counts.undone), "");
  print_count("dead ends", grouped(run.counts.dead_ends), "");
}

void print_grid(const judge::PathRun& run) {
  const std::string picture = judge::drawing(*run.grid, run.path);
  if (picture.empty()) {
    std::cout << "The grid has " << judge::counted(run.grid->rows(), "row") << " and "
              << judge::counted(run.grid->columns(), "column") << ".\n\n";
  } else {
    std::cout << picture << "\n";
  }
}

int report(const judge::PathRun& run, const WordProgram& program) {
  const judge::Attempt& attempt = *run.attempt;
  print_output(attempt);
  const int unfinished = run.returned ? EXIT_SUCCESS : print_outcome(attempt, program.exercise);
  if (attempt.outcome == judge::Outcome::not_started || attempt.calls.empty()) return unfinished;

  if (!run.returned) std::cout << "\nThe path as it was then:\n\n";
  print_grid(run);
  if (run.returned) {
    std::cout << wrapped(program.function + " returned " + (run.answer ? "true" : "false") +
                             " for " + judge::quoted_word(run.word) +
                             (run.path.empty() ? "" : ": " + judge::route(run.path)) + ".",
                         0)
              << "\n";
  }
  print_counts(run, program.beside_the_plain);
  if (!run.returned) return unfinished;
  auto complaint = judge::wrong_answer(run);
  if (!complaint) complaint = judge::wrong_step(run);
  if (complaint) std::cout << "\n" << wrapped(*complaint, 0);
  return complaint ? failure : EXIT_SUCCESS;
}

}  // namespace

int words_main(int argc, char** argv, const WordProgram& program) {
  CLI::App app("Runs your " + program.function +
                   " and counts what it does. Without arguments it looks for " + program.word +
                   " on the grid of the exercise's page.",
               program.exercise);
  std::string word = program.word;
  std::vector<std::string> grid;
  app.add_option("word", word, "the word to look for");
  app.add_option("grid", grid,
                 "a file with the grid, a row on each line, or - for standard input, or the rows "
                 "themselves: ABC DEF");
  app.footer(
      "Exit code: 0 right, 1 not right, 2 the grid cannot be read, 3 the program could not be "
      "started.");
  const ReplayOptions replay(app, false);
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == EXIT_SUCCESS ? EXIT_SUCCESS : usage_error;
  }

  try {
    const std::string text = grid.empty() ? program.grid : read_letters(grid);
    const LetterGrid checked(text);  // a grid that is none is no fault of the student's program
    judge::Subject subject(program.subject_file);
    const std::array calls{kata::subject::Call{program.function, {text, word}}};
    auto attempt = std::make_shared<const judge::Attempt>(subject.attempt(calls));
    const judge::PathRun run = judge::replay_path(attempt, 0);
    const int code = report(run, program);
    if (!run.events.empty()) replay.show(judge::recording_of(run, program.exercise));
    return code;
  } catch (const std::exception& error) {
    std::cerr << program.exercise << ": " << error.what() << "\n";
    return usage_error;
  }
}

}  // namespace kata::by_hand
