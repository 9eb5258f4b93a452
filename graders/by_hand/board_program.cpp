#include <array>
#include <articles/boards.h>
#include <by_hand/board_program.h>
#include <by_hand/read_board.h>
#include <iomanip>
#include <iostream>
#include <judge/attempt/outcome.h>
#include <judge/attempt/subject.h>
#include <judge/number_words.h>
#include <judge/wrapped_text.h>

namespace kata::by_hand {

BoardCommand::BoardCommand(BoardProgram program)
    : program_(std::move(program)), app_(program_.description, program_.exercise) {
  app_.add_option("board", board_,
                  "81 squares in reading order ('.' or '0' for an empty one), a file with them, or "
                  "- for standard input; the article's board if left out");
  app_.footer("Exit code: " + program_.exit_codes +
              ", 2 the board cannot be read, 3 the program could not be started.");
}

int BoardCommand::run(int argc, char** argv, const std::function<Calls(const Grid&)>& calls_on,
                      const std::function<int(std::shared_ptr<const judge::Attempt>)>& report) {
  try {
    app_.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return app_.exit(error) == EXIT_SUCCESS ? EXIT_SUCCESS : usage_error;
  }
  try {
    const Grid givens = board_.empty() ? parse_grid(articles::board) : read_board(board_);
    if (givens.size() != 9) {
      std::cerr << program_.exercise << ": this exercise works on boards of 9 by 9, not "
                << givens.size() << " by " << givens.size() << "\n";
      return usage_error;
    }
    judge::Subject subject(program_.subject_file);
    const Calls calls = calls_on(givens);
    const auto attempt = std::make_shared<const judge::Attempt>(subject.attempt(calls));
    print_output(*attempt);
    return report(attempt);
  } catch (const std::exception& error) {
    std::cerr << program_.exercise << ": " << error.what() << "\n";
    return usage_error;
  }
}

int BoardCommand::report_unfinished(const judge::SudokuRun& run) const {
  if (run.returned) return EXIT_SUCCESS;
  const judge::Exercise exercise{
      program_.exercise, "exercises/" + program_.exercise + "/" + program_.exercise + ".cpp"};
  const judge::Attempt& attempt = *run.attempt;
  std::cout << judge::wrapped(judge::describe(attempt, exercise), 0);
  if (attempt.outcome == judge::Outcome::could_not_start) return infrastructure_error;
  if (attempt.outcome != judge::Outcome::not_started && !attempt.calls.empty()) {
    std::cout << "\nThe board as it was then:\n\n" << to_text(run.result);
  }
  return failure;
}

void print_counts(const judge::SudokuRun& run) {
  print_counts({{"placements", run.counts.placements},
                {"undone", run.counts.undone},
                {"dead ends", run.counts.dead_ends},
                {"squares read", run.squares_read}});
}

}  // namespace kata::by_hand
