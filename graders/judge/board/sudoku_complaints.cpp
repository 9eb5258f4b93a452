#include <algorithm>
#include <array>
#include <judge/board/sudoku_complaints.h>
#include <judge/board/sudoku_diagnosis.h>
#include <judge/board/sudoku_rules.h>
#include <judge/check.h>
#include <judge/kept_between_calls.h>
#include <judge/number_words.h>
#include <judge/rule.h>
#include <vector>

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
  return complaint + " " + std::string(kept_between_calls);
}

/// Adds what an event changes of the givens, or takes away what it puts back. The first digit
/// written over a given stays: how many follow may depend on when a search was stopped.
void note_change(const Grid& givens, const Event& event, std::vector<Event>& changes) {
  const auto earlier = std::find_if(changes.begin(), changes.end(), [&](const Event& change) {
    return change.row == event.row && change.value == event.value;
  });
  if (event.digit == givens.at(event.row, event.value)) {
    if (earlier != changes.end()) changes.erase(earlier);
  } else if (earlier == changes.end()) {
    changes.push_back(event);
  } else if (earlier->digit == '.') {
    *earlier = event;
  }
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
  std::vector<Event> changes;  // that were not taken back
  for (const Event& event : run.events) {
    const bool is_placement_beside = event.kind == EventKind::place && !changes.empty();
    // Of a search that was stopped, nobody knows what it would have taken back.
    const bool is_stopped_later = !run.returned && !changes.empty() && changes.front().digit != '.';
    if (is_placement_beside || is_stopped_later) break;
    if (event.kind == EventKind::overwrite_given) note_change(run.givens, event, changes);
  }
  if (changes.empty()) return std::nullopt;
  const Event& first = changes.front();
  return std::string("The given ") + run.givens.at(first.row, first.value) + " at " +
         place_name(first.row, first.value) +
         (first.digit == '.' ? std::string(" was erased.")
                             : std::string(" was overwritten with ") + first.digit + ".") +
         " Givens never change: only squares that hold '.' are yours to fill." +
         (first == run.events.front() ? " Is there a `=` where `==` is meant?" : "");
}

}  // namespace kata::judge
