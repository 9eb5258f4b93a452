#include <articles/boards.h>
#include <by_hand/read_board.h>
#include <iostream>
#include <judge/board/sudoku_rules.h>
#include <judge/board/sudoku_run.h>
#include <judge/number_words.h>
#include <judge/recordings.h>
#include <race/lane.h>
#include <race/problems.h>
#include <stdexcept>

namespace kata::race {
namespace {

std::string result_of(const judge::SudokuRun& run) {
  if (!run.returned || !run.fault.empty()) return "not finished";
  if (run.answer == 0) return run.result == run.givens ? "no solution" : "no, digits left";
  return judge::first_empty(run.result) || judge::find_clash(run.result) ? "not solved" : "solved";
}

Lane race(const Entry& entry) {
  Started started = start(entry);
  Lane& lane = started.lane;
  if (!started.attempt) return lane;
  const judge::SudokuRun run = judge::replay_sudoku(started.attempt, 0);
  lane.counts = {{"placements", run.counts.placements},
                 {"undone", run.counts.undone},
                 {"dead ends", run.counts.dead_ends},
                 {"squares read", {}}};
  if (run.returned) lane.counts.back().second = run.squares_read;
  lane.result = result_of(run);
  lane.ended = run.returned;
  lane.recording = judge::recording_of(run, entry.exercise);
  return lane;
}

}  // namespace

int race_sudoku(const std::string& board, const std::string& page_file) {
  const Grid givens = board.empty() ? parse_grid(articles::board) : by_hand::read_board(board);
  if (givens.size() != 9) throw std::invalid_argument("the exercises solve boards of 9 by 9");
  std::cout << to_text(givens) << "\n"
            << (board.empty() ? "The article's board, " : "This board, ")
            << judge::counted(givens.empty_squares(), "empty square") << ":\n\n";
  return finish(race({"sudoku_naive", "first empty square", {"solve_naive", {givens.line()}}}),
                race({"sudoku_mrv", "fewest choices first", {"solve_mrv", {givens.line()}}}),
                page_file);
}

}  // namespace kata::race
