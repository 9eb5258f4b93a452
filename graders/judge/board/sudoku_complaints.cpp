#include <algorithm>
#include <array>
#include <judge/board/sudoku_complaints.h>
#include <judge/board/sudoku_diagnosis.h>
#include <judge/board/sudoku_rules.h>
#include <judge/check.h>
#include <judge/number_words.h>
#include <judge/rule.h>

namespace kata::judge {
namespace {

/// What keeps a run from being looked at any further.
Complaint not_finished(const SudokuRun& run) {
  if (!run.fault.empty()) {
    return "The record of what " + run.function + " did cannot be right: " + run.fault +
           ". Only assign to the squares of the board you are given.";
  }
  if (!run.returned) return explain_outcome(*run.attempt);
  return std::nullopt;
}

/// False for a call that was never made: an earlier one, or the program itself, had ended before.
bool began(const SudokuRun& run) {
  return run.call < run.attempt->calls.size();
}

/// Whether a call only ran out of what all calls share, on the way that it goes alone as well.
bool only_ran_out(const SudokuRun& run, const SudokuRun& alone) {
  const bool goes_the_same_way =
      run.events.size() <= alone.events.size() &&
      std::equal(run.events.begin(), run.events.end(), alone.events.begin());
  return !run.returned && is_limit(run.attempt->outcome) && goes_the_same_way;
}

/// Adds what a later call shows when the same call is right in a process of its own.
std::string with_left_overs(const SudokuRun& run, const std::string& complaint, const Look& look) {
  if (run.call == 0 || !began(run)) return complaint;
  const std::array alone{run.attempt->calls[run.call].call};
  const SudokuRun fresh = replay_sudoku(attempt(alone), 0, run.returns);
  if (not_finished(fresh) || look(fresh) || only_ran_out(run, fresh)) return complaint;
  return complaint +
         " The same call is right when no other was made before it: something is kept between "
         "calls, in a global or static variable.";
}

}  // namespace

SudokuMatcher rule(std::string description, Look look, Look look_at_unfinished) {
  return make_rule<SudokuRun>(
      std::move(description),
      [look = std::move(look),
       look_at_unfinished = std::move(look_at_unfinished)](const SudokuRun& run) -> Complaint {
        Complaint complaint = not_finished(run);
        if (complaint && look_at_unfinished && began(run) && run.fault.empty()) {
          if (Complaint better = look_at_unfinished(run)) return better;
        }
        if (!complaint) complaint = look(run);
        if (!complaint) return std::nullopt;
        return with_left_overs(run, *complaint, look) + explain(run);
      });
}

std::string name_of(search::Position square) {
  return place_name(square.row, square.column);
}

Complaint changed_given(const SudokuRun& run) {
  SudokuReplay replay(run.givens);
  for (const Event& event : run.events) {
    const bool is_placement_beside = event.kind == EventKind::place && replay.altered_givens() > 0;
    if (is_placement_beside) break;
    replay.apply(event);
  }
  if (replay.altered_givens() == 0) return std::nullopt;
  const search::Position square = *first_altered_given(run.givens, replay.grid());
  const char now = replay.grid().at(square.row, square.column);
  return std::string("The given ") + run.givens.at(square.row, square.column) + " at " +
         name_of(square) +
         (now == '.' ? std::string(" was erased.")
                     : std::string(" was overwritten with ") + now + ".") +
         " Givens never change: only squares that hold '.' are yours to fill.";
}

}  // namespace kata::judge
