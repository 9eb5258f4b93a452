#include <by_hand/board_program.h>
#include <by_hand/replay_options.h>
#include <iostream>
#include <judge/board/sudoku_rules.h>
#include <judge/number_words.h>
#include <judge/recordings.h>
#include <judge/wrapped_text.h>

using namespace kata;
using namespace kata::by_hand;

namespace {

std::string verdict(int solutions, int limit) {
  if (solutions == 0) return "no solution";
  if (solutions >= limit) return judge::counted(solutions, "solution") + " or more";
  return judge::counted(solutions, "solution");
}

int report(const judge::SudokuRun& run, int limit) {
  std::cout << to_text(run.givens) << "\ncount_solutions returned " << judge::grouped(run.answer)
            << ": " << verdict(run.answer, limit) << ".\n\n";
  print_counts(run);
  if (run.result == run.givens) return EXIT_SUCCESS;
  std::cout << "\nIt did not hand the board back as it was:\n\n" << to_text(run.result);
  return failure;
}

}  // namespace

int main(int argc, char** argv) {
  BoardCommand command({"sudoku_uniqueness", "Counts the solutions of a board with your function.",
                        KATA_SUBJECT_FILE, "0 counted, 1 the board was not handed back"});
  int limit = 2;
  command.options()
      .add_option("--limit", limit, "stop at so many solutions")
      ->capture_default_str()
      ->check(CLI::PositiveNumber);
  const ReplayOptions replay(command.options(), false);
  return command.run(
      argc, argv,
      [&](const Grid& givens) {
        return BoardCommand::Calls{{"count_solutions", {givens.line(), std::to_string(limit)}}};
      },
      [&](const std::shared_ptr<const judge::Attempt>& attempt) {
        const judge::SudokuRun run = judge::replay_sudoku(attempt, 0);
        const int code = run.returned ? report(run, limit) : command.report_unfinished(run);
        if (!run.events.empty()) replay.show(judge::recording_of(run, "sudoku_uniqueness"));
        return code;
      });
}
