#include <by_hand/read_letters.h>
#include <iostream>
#include <judge/path/path_run.h>
#include <judge/path/path_words.h>
#include <judge/path/word_grids.h>
#include <judge/recordings.h>
#include <race/lane.h>
#include <race/problems.h>

#include <kata/letter_grid.h>

namespace kata::race {
namespace {

Lane race(const Entry& entry) {
  Started started = start(entry);
  Lane& lane = started.lane;
  if (!started.attempt) return lane;
  const judge::PathRun run = judge::replay_path(started.attempt, 0);
  lane.counts = {{"steps", run.counts.placements},
                 {"undone", run.counts.undone},
                 {"dead ends", run.counts.dead_ends}};
  lane.ended = run.returned;
  lane.recording = judge::recording_of(run, entry.exercise);
  lane.result = !run.returned || !run.fault.empty() ? "not finished"
                : run.answer                        ? "found"
                                                    : "not there";
  return lane;
}

}  // namespace

int race_words(const std::string& word, const std::vector<std::string>& grid,
               const std::string& page_file) {
  const std::string sought = word.empty() ? judge::words::rare_letters_word : word;
  const std::string text = grid.empty() ? judge::words::rare_letters : by_hand::read_letters(grid);
  const LetterGrid checked(text);  // refuses a grid that is none
  std::cout << text << (text.ends_with('\n') ? "" : "\n") << "\nThe word "
            << judge::quoted_word(sought) << " on this grid:\n\n";
  return finish(race({"word_search", "first letter first", {"find_word", {text, sought}}}),
                race({"rarest_letter_first",
                      "rarest letter first",
                      {"find_word_rarest_first", {text, sought}}}),
                page_file);
}

}  // namespace kata::race
