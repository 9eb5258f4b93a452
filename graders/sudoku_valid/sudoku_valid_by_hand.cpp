#include <by_hand/board_program.h>
#include <iostream>
#include <judge/board/sudoku_rules.h>
#include <judge/number_words.h>

using namespace kata;
using namespace kata::by_hand;

namespace {

int report(const judge::SudokuRun& run) {
  std::cout << to_text(run.result) << "\nis_valid returned " << (run.answer != 0 ? "true" : "false")
            << " after looking at squares " << judge::grouped(run.squares_read) << " times.\n";
  const auto clash = judge::find_clash(run.givens);
  if (clash.has_value() == (run.answer == 0)) return EXIT_SUCCESS;
  if (clash) {
    std::cout << "But " << clash->unit << " holds two "
              << run.givens.at(clash->first.row, clash->first.column) << "s.\n";
  } else {
    std::cout << "But no digit stands twice in a row, a column or a box.\n";
  }
  return failure;
}

}  // namespace

int main(int argc, char** argv) {
  BoardCommand command({"sudoku_valid", "Asks your is_valid whether a board keeps the rules.",
                        KATA_SUBJECT_FILE, "0 it answered right, 1 wrong"});
  return command.run(
      argc, argv,
      [](const Grid& givens) {
        return BoardCommand::Calls{{"is_valid", {givens.line()}}};
      },
      [&](const std::shared_ptr<const judge::Attempt>& attempt) {
        const judge::SudokuRun run = judge::replay_sudoku(attempt, 0);
        return run.returned ? report(run) : command.report_unfinished(run);
      });
}
