#include <array>
#include <articles/boards.h>
#include <by_hand/read_board.h>
#include <by_hand/report.h>
#include <by_hand/sudoku.h>
#include <iostream>
#include <judge/number_words.h>
#include <judge/subject.h>
#include <judge/sudoku_rules.h>
#include <judge/sudoku_run.h>
#include <judge/wrapped_text.h>

#include <CLI/CLI.hpp>

namespace kata::by_hand {
namespace {

using judge::wrapped;

std::string verdict(const judge::SudokuRun& run, const std::string& function) {
  if (run.answer == 0) return function + " returned false: it found no solution.";
  if (const auto empty = judge::first_empty(run.result)) {
    return function + " returned true, but squares are still empty, the first at " +
           judge::place_name(empty->row, empty->column) + ".";
  }
  if (const auto clash = judge::find_clash(run.result)) {
    return function + " returned true, but " + clash->unit + " holds a digit twice.";
  }
  return "";
}

int report(const judge::SudokuRun& run, const SudokuProgram& program) {
  const judge::Attempt& attempt = *run.attempt;
  print_output(attempt);
  const int code = run.returned ? EXIT_SUCCESS : print_outcome(attempt, program.exercise);
  if (attempt.outcome == judge::Outcome::not_started || attempt.calls.empty()) return code;

  if (!run.returned) std::cout << "\nThe board as it was then:\n\n";
  std::cout << to_text(run.result) << "\n";
  print_counts({{"placements", run.counts.placements},
                {"undone", run.counts.undone},
                {"dead ends", run.counts.dead_ends},
                {"squares read", run.squares_read}});
  if (!run.returned) return code;
  const std::string complaint = verdict(run, program.function);
  if (!complaint.empty()) std::cout << "\n" << wrapped(complaint, 0);
  return complaint.empty() ? EXIT_SUCCESS : failure;
}

}  // namespace

int sudoku_main(int argc, char** argv, const SudokuProgram& program) {
  CLI::App app("Runs your " + program.function +
                   " and counts what it does. Without a board it solves the article's.",
               program.exercise);
  std::string board;
  app.add_option("board", board,
                 "81 squares in reading order ('.' or '0' for an empty one), a file with them, or "
                 "- for standard input");
  app.footer(
      "Exit code: 0 solved, 1 not solved, 2 the board cannot be read, 3 the program could not be "
      "started.");
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == EXIT_SUCCESS ? EXIT_SUCCESS : usage_error;
  }

  try {
    const Grid givens = board.empty() ? parse_grid(articles::board) : read_board(board);
    if (givens.size() != 9) {
      std::cerr << program.exercise << ": this exercise solves boards of 9 by 9, not "
                << givens.size() << " by " << givens.size() << "\n";
      return usage_error;
    }
    judge::Subject subject(program.subject_file);
    const std::array calls{kata::subject::Call{program.function, {givens.line()}}};
    auto attempt = std::make_shared<const judge::Attempt>(subject.attempt(calls));
    return report(judge::replay_sudoku(attempt, 0), program);
  } catch (const std::exception& error) {
    std::cerr << program.exercise << ": " << error.what() << "\n";
    return usage_error;
  }
}

}  // namespace kata::by_hand
