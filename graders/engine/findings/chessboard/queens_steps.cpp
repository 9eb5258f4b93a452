#include <algorithm>
#include <cstdint>
#include <findings/chessboard/queens_steps.h>
#include <runs/problems_of_calls.h>
#include <search/queens_lines.h>
#include <text/number_words.h>
#include <vector>

#include <kata/chessboard.h>

namespace kata::judge {
namespace {

/// Follows a search and remembers in which order the queens were placed: a queen whose place rests
/// on one that is gone by now is left over.
class Follower {
 public:
  explicit Follower(const Run& run)
      : queens_(queens_of(run)),
        playback_(queens_),
        left_over_(static_cast<std::size_t>(queens_.size()), false) {}

  /// A queen that is lifted, or moved, while a later one still stands.
  struct LeftBehind {
    int lifted_row;
    int later_row;
  };

  std::optional<LeftBehind> apply(const Event& event) {
    playback_.apply(event);
    if (event.kind == EventKind::place) {
      placed_.push_back(event.row);
      left_over_[event.row] = false;
      return std::nullopt;
    }
    const auto lifted = std::find(placed_.begin(), placed_.end(), event.row);
    std::optional<LeftBehind> behind;
    for (auto later = lifted + 1; later != placed_.end(); ++later) {
      left_over_[static_cast<std::size_t>(*later)] = true;
      if (!behind) behind = LeftBehind{event.row, *later};
    }
    placed_.erase(lifted);
    return behind;
  }

  const problems::Playback& playback() const noexcept { return playback_; }
  Arrangement queens() const { return queens_.arrangement(playback_.state()); }
  bool is_left_over(int row) const { return left_over_[static_cast<std::size_t>(row)]; }

 private:
  const problems::Queens& queens_;
  problems::Playback playback_;
  std::vector<int> placed_;  // rows, in the order in which their queens were placed
  std::vector<bool> left_over_;
};

/// Why a placement is wrong, and what could be done instead.
struct Fault {
  std::string words;
  std::vector<problems::Mark> marks = {};
  std::optional<Event> expected = {};
};

std::optional<Fault> attacked(const Follower& follower, const Event& event) {
  const Arrangement queens = follower.queens();
  const auto attacker = search::attacker(queens, event.row, event.value);
  if (!attacker) return std::nullopt;
  const int column = queen_of(queens, *attacker);
  const auto line = search::line_between(*attacker, column, event.row, event.value);
  const std::string words = "puts a queen on " + place_name(event.row, event.value) +
                            ", where the queen at " + place_name(*attacker, column) +
                            " attacks it: they stand " + line_in_words(*line) + ".";
  if (follower.is_left_over(*attacker)) {
    return Fault{words + " That queen is left over from an earlier try." + lift_before_going_back};
  }
  return Fault{words + " Test a square before you place a queen on it."};
}

std::optional<Fault> not_fewest(const Follower& follower, const Event& placement) {
  const Arrangement before = follower.queens();
  const auto own = static_cast<int>(search::safe_columns(before, placement.row).size());
  if (own == 1) return std::nullopt;
  int best_row = placement.row;
  int fewest = own;
  for (int row = 0; row < static_cast<int>(before.size()); ++row) {
    if (queen_of(before, row) != none) continue;
    const auto safe = static_cast<int>(search::safe_columns(before, row).size());
    if (safe < fewest) {
      best_row = row;
      fewest = safe;
    }
  }
  if (best_row == placement.row) return std::nullopt;
  const std::string puts = "puts a queen on " + place_name(placement.row, placement.value) +
                           ", in a row with " + counted(own, "safe square") + ", ";
  if (fewest == 0) {
    return Fault{
        puts + "although " + row_name(best_row) +
        " has none left. Such a row is the most constrained of all: no arrangement grows from here, go back."};
  }
  return Fault{puts + "although " + row_name(best_row) + " has only " + std::to_string(fewest) +
                   ": that row is more constrained and comes first.",
               {},
               Event{.kind = EventKind::place,
                     .row = static_cast<decltype(Event::row)>(best_row),
                     .value = search::safe_columns(before, best_row).front()}};
}

/// The first placement that `fault(follower, event)` finds something wrong with.
template <class FaultOf>
std::optional<WrongStep> first_wrong(const Run& run, FaultOf fault_of) {
  Follower follower(run);
  for (std::size_t i = 0; i < run.events.size(); ++i) {
    const Event& event = run.events[i];
    if (event.kind == EventKind::place) {
      if (auto fault = fault_of(follower, event)) {
        const int number = follower.playback().counts().placements + 1;
        return WrongStep{i, follower.playback().state(), fault->marks,
                         "placement " + grouped(number) + " " + fault->words, fault->expected};
      }
    }
    follower.apply(event);
  }
  return std::nullopt;
}

}  // namespace

std::string row_name(int row) {
  return "row " + std::to_string(row + 1);
}

int queen_of(const Arrangement& queens, int row) {
  return queens[static_cast<std::size_t>(row)];
}

std::string line_in_words(search::Line line) {
  return line == search::Line::column ? "in one column" : "on one diagonal";
}

std::optional<WrongStep> places_on_an_attacked_square(const Run& run) {
  return first_wrong(run, attacked);
}

std::optional<WrongStep> leaves_fewest_safe_first(const Run& run) {
  return first_wrong(run, not_fewest);
}

std::optional<std::string> lifts_out_of_order(const Run& run) {
  Follower follower(run);
  for (std::size_t i = 0; i < run.events.size(); ++i) {
    if (const auto behind = follower.apply(run.events[i])) {
      return "At step " + grouped(static_cast<std::int64_t>(i + 1)) +
             " it moves or lifts the queen of " + row_name(behind->lifted_row) +
             " while the one of " + row_name(behind->later_row) +
             ", placed after it, still stands." + lift_before_going_back;
    }
  }
  return std::nullopt;
}

}  // namespace kata::judge
