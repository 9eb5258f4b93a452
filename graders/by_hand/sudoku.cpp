#include <by_hand/board_program.h>
#include <by_hand/replay_options.h>
#include <by_hand/sudoku.h>
#include <iostream>
#include <judge/board/sudoku_rules.h>
#include <judge/number_words.h>
#include <judge/recordings.h>
#include <judge/wrapped_text.h>
#include <search/sudoku_search.h>

namespace kata::by_hand {
namespace {

std::string complaint(const judge::SudokuRun& run) {
  if (run.answer == 0) return run.function + " returned false: it found no solution.";
  if (const auto empty = judge::first_empty(run.result)) {
    return run.function + " returned true, but squares are still empty, the first at " +
           judge::place_name(empty->row, empty->column) + ".";
  }
  if (const auto clash = judge::find_clash(run.result)) {
    return run.function + " returned true, but " + clash->unit + " holds a digit twice.";
  }
  return "";
}

int report(const judge::SudokuRun& run) {
  std::cout << to_text(run.result) << "\n";
  print_counts(run);
  const std::string text = complaint(run);
  if (!text.empty()) std::cout << "\n" << judge::wrapped(text, 0);
  return text.empty() ? EXIT_SUCCESS : failure;
}

replay::Recording article(const Grid& givens, const SudokuProgram& program) {
  replay::Recording recording;
  recording.exercise = program.exercise;
  recording.label = "The article's";
  recording.start = givens;
  recording.events = search::search(givens, program.order).events;
  return recording;
}

}  // namespace

int sudoku_main(int argc, char** argv, const SudokuProgram& program) {
  BoardCommand command({program.exercise,
                        "Runs your " + program.function + " and counts what it does.",
                        program.subject_file, "0 solved, 1 not solved"});
  const ReplayOptions replay(command.options(), true);
  return command.run(
      argc, argv,
      [&](const Grid& givens) {
        return BoardCommand::Calls{{program.function, {givens.line()}}};
      },
      [&](const std::shared_ptr<const judge::Attempt>& attempt) {
        const judge::SudokuRun run = judge::replay_sudoku(attempt, 0);
        const int code = run.returned ? report(run) : command.report_unfinished(run);
        if (!run.returned && run.counts.placements > 0) {
          std::cout << "\n";
          print_counts(run);
        }
        if (attempt->outcome != judge::Outcome::not_started && !attempt->calls.empty()) {
          replay.show(judge::recording_of(run, program.exercise),
                      [&] { return article(run.givens, program); });
        }
        return code;
      });
}

}  // namespace kata::by_hand
