#include <iostream>
#include <judge/chessboard/queens_rules.h>
#include <judge/chessboard/queens_run.h>
#include <judge/recordings.h>
#include <race/lane.h>
#include <race/problems.h>

namespace kata::race {
namespace {

std::string result_of(const judge::QueensRun& run) {
  if (!run.returned || !run.fault.empty()) return "not finished";
  if (run.answer == 0) return "none found";
  const bool stands = !judge::first_free_row(run.result) && !judge::find_clash(run.result);
  return stands ? "all queens placed" : "not right";
}

Lane race(const Entry& entry) {
  Started started = start(entry);
  Lane& lane = started.lane;
  if (!started.attempt) return lane;
  const judge::QueensRun run = judge::replay_queens(started.attempt, 0);
  lane.counts = {{"placements", run.counts.placements},
                 {"undone", run.counts.undone},
                 {"dead ends", run.counts.dead_ends}};
  lane.result = result_of(run);
  lane.ended = run.returned;
  lane.recording = judge::recording_of(run, entry.exercise);
  return lane;
}

}  // namespace

int race_queens(int size, const std::string& page_file) {
  const std::vector<std::string> rows{std::to_string(size)};
  std::cout << size << (size == 1 ? " queen" : " queens") << " on a board with as many rows:\n\n";
  return finish(
      race({"n_queens", "row by row", {"place_queens", rows}}),
      race({"queens_fewest_first", "fewest squares first", {"place_queens_fewest_first", rows}}),
      page_file);
}

}  // namespace kata::race
