#include <by_hand/board_program.h>
#include <by_hand/replay_options.h>
#include <iomanip>
#include <iostream>
#include <judge/attempt/outcome.h>
#include <judge/number_words.h>
#include <judge/recordings.h>
#include <map>

using namespace kata;
using namespace kata::by_hand;

namespace {

constexpr int size = 9;
constexpr std::size_t squares = std::size_t{size} * size;

BoardCommand::Calls calls_on(const Grid& givens) {
  BoardCommand::Calls calls;
  for (int row = 0; row < size; ++row) {
    for (int column = 0; column < size; ++column) {
      calls.push_back({"candidates", {givens.line(), std::to_string(row), std::to_string(column)}});
    }
  }
  calls.push_back({"place_forced", {givens.line()}});
  return calls;
}

/// A student's text on a terminal: only what a candidate list may hold.
std::string shown(std::string text) {
  for (char& character : text) {
    if (character < '1' || character > '9') character = '?';
  }
  return text;
}

/// The candidates of every square, as the article's badges show their number: one row a line.
void print_candidates(const std::vector<judge::SudokuRun>& runs) {
  std::size_t widest = 1;
  for (const auto& run : runs) widest = std::max(widest, run.text.size());
  std::map<std::size_t, int> table;
  for (std::size_t i = 0; i < runs.size(); ++i) {
    const bool is_empty = runs[i].givens.line()[i] == '.';
    std::cout << std::setw(static_cast<int>(widest) + 1) << (is_empty ? shown(runs[i].text) : "-");
    if (i % size == size - 1) std::cout << "\n";
    if (is_empty) ++table[runs[i].text.size()];
  }
  std::cout << "\nDigits that still fit  ";
  for (const auto& [digits, count] : table) std::cout << std::setw(4) << digits;
  std::cout << "\nEmpty squares          ";
  for (const auto& [digits, count] : table) std::cout << std::setw(4) << count;
  std::cout << "\n\n";
}

}  // namespace

int main(int argc, char** argv) {
  BoardCommand command(
      {"sudoku_candidates",
       "Shows what your candidates finds on every square of a board, and fills what "
       "your place_forced finds forced.",
       KATA_SUBJECT_FILE, "0 filled, 1 squares are left"});
  const ReplayOptions replay(command.options(), false);
  return command.run(
      argc, argv, calls_on, [&](const std::shared_ptr<const judge::Attempt>& attempt) {
        std::vector<judge::SudokuRun> runs;
        for (std::size_t i = 0; i < squares; ++i) {
          runs.push_back(judge::replay_sudoku(attempt, i, judge::Returns::text));
          if (!runs.back().returned) return command.report_unfinished(runs.back());
        }
        print_candidates(runs);
        const judge::SudokuRun forced = judge::replay_sudoku(attempt, squares);
        if (!forced.returned) return command.report_unfinished(forced);
        std::cout << to_text(forced.result) << "\nplace_forced returned "
                  << judge::grouped(forced.answer) << "; "
                  << judge::counted(forced.result.empty_squares(), "square") << " left empty.\n";
        replay.show(judge::recording_of(forced, "sudoku_candidates"));
        return forced.result.empty_squares() == 0 ? EXIT_SUCCESS : failure;
      });
}
