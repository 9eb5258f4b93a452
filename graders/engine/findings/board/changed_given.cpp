#include <algorithm>
#include <findings/board/changed_given.h>
#include <optional>
#include <runs/problems_of_calls.h>
#include <string>
#include <text/number_words.h>
#include <vector>

namespace kata::judge {
namespace {

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

Complaint changed_given(const Run& run) {
  std::vector<Event> changes;  // that were not taken back
  for (const Event& event : run.events) {
    const bool is_placement_beside = event.kind == EventKind::place && !changes.empty();
    // Of a search that was stopped, nobody knows what it would have taken back.
    const bool is_stopped_later = !run.returned && !changes.empty() && changes.front().digit != '.';
    if (is_placement_beside || is_stopped_later) break;
    if (event.kind == EventKind::overwrite_given) note_change(givens_of(run), event, changes);
  }
  if (changes.empty()) return std::nullopt;
  const Event& first = changes.front();
  return std::string("The given ") + givens_of(run).at(first.row, first.value) + " at " +
         place_name(first.row, first.value) +
         (first.digit == '.' ? std::string(" was erased.")
                             : std::string(" was overwritten with ") + first.digit + ".") +
         " Givens never change: only squares that hold '.' are yours to fill." +
         (first == run.events.front() ? " Is there a `=` where `==` is meant?" : "");
}

}  // namespace kata::judge
