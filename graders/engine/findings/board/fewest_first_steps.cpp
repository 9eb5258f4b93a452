#include <bit>
#include <cstddef>
#include <findings/board/sudoku_playback.h>
#include <findings/board/sudoku_rules.h>
#include <findings/board/sudoku_step_words.h>
#include <findings/board/sudoku_steps.h>
#include <map>
#include <optional>
#include <search/sudoku_candidates.h>
#include <string>
#include <text/number_words.h>
#include <utility>
#include <vector>

namespace kata::judge {
namespace {

using search::Candidates;
using search::Position;

/// The empty square with the fewest candidates; the first in reading order of several.
struct MostConstrained {
  Position square;
  Candidates candidates = 0;
  int count = 0;
};

std::optional<MostConstrained> most_constrained(const Grid& grid) {
  std::optional<MostConstrained> best;
  for (int row = 0; row < grid.size(); ++row) {
    for (int column = 0; column < grid.size(); ++column) {
      if (grid.at(row, column) != '.') continue;
      const Candidates candidates = search::candidates(grid, {row, column});
      const int count = search::count(candidates);
      if (!best || count < best->count) best = {{row, column}, candidates, count};
    }
  }
  return best;
}

std::string fit(Candidates candidates) {
  return digit_list(candidates) + (search::count(candidates) < 2 ? " fits" : " fit");
}

std::string fit_untried(Candidates candidates) {
  return fit(candidates) + (search::count(candidates) < 2 ? " and was" : " and were") +
         " not tried.";
}

/// The first digit that fits, put on a square; nothing where none fits.
std::optional<Event> placement_on(Position square, Candidates candidates) {
  if (candidates == 0) return std::nullopt;
  const char digit = digits_of(16)[static_cast<std::size_t>(std::countr_zero(candidates))];
  return Event{.kind = EventKind::place,
               .digit = digit,
               .row = static_cast<decltype(Event::row)>(square.row),
               .value = square.column};
}

std::string intro(const SudokuPlayback& replay) {
  return "In placement " + grouped(replay.counts().placements + 1) + " your search ";
}

std::optional<WrongStep> against_the_order(const SudokuPlayback& replay, const Event& placement) {
  const Position square = square_of(placement);
  const Candidates own = search::candidates(replay.grid(), square);
  const auto best = most_constrained(replay.grid());
  if (!best || search::count(own) == 1 || search::count(own) <= best->count) return std::nullopt;
  std::string words =
      intro(replay) + in_words(placement, first_mark) + ", where " + fit(own) + ". ";
  if (best->count == 0) {
    words += "But nothing fits at " + marked(best->square, second_mark) +
             " any more: this board is dead. Go back as soon as a square has no candidate.";
  } else {
    words += "At " + marked(best->square, second_mark) + (best->count == 1 ? " only " : " just ") +
             fit(best->candidates) + ": that square is more constrained and comes first.";
  }
  return WrongStep{0,
                   replay.state(),
                   {mark_of(square, first_mark), mark_of(best->square, second_mark)},
                   std::move(words),
                   placement_on(best->square, best->candidates)};
}

std::optional<WrongStep> against_the_rules(const SudokuPlayback& replay, const Event& placement) {
  const Position square = square_of(placement);
  const auto clash = find_clash(replay.grid(), square, placement.digit);
  if (!clash) return std::nullopt;
  return WrongStep{0,
                   replay.state(),
                   {mark_of(square, first_mark), mark_of(clash->second, second_mark)},
                   intro(replay) + in_words(placement, first_mark) + ". " +
                       clash_in_words(*clash, placement.digit, second_mark)};
}

/// What was tried since a digit was placed, or since the start.
struct Level {
  std::optional<Event> placement;
  std::map<std::pair<int, int>, Candidates> tried;
};

/// A digit that still fits and was never tried, although the search gives this level up; nothing
/// when one square had all its digits tried, or none to try.
std::optional<MostConstrained> left_untried(const Grid& grid, const Level& level) {
  const auto best = most_constrained(grid);
  if (!best || best->count == 0) return std::nullopt;
  std::optional<MostConstrained> left;
  for (const auto& [square, tried] : level.tried) {
    const Position position{square.first, square.second};
    const Candidates untried = search::candidates(grid, position) & ~tried;
    if (untried == 0) return std::nullopt;
    left = {position, untried, search::count(untried)};
  }
  return left ? left : best;
}

Candidates bit_of(char digit) {
  return Candidates{1} << digits_of(16).find(digit);
}

/// Walks along a search and finds where it gives up too early. Meaningful as long as digits are
/// taken off in the order in which they were placed, last first.
class Levels {
 public:
  Levels() { levels_.emplace_back(); }

  void place(const Event& event) {
    levels_.back().tried[{event.row, event.value}] |= bit_of(event.digit);
    levels_.push_back({event, {}});
  }

  /// What was left untried when this digit is taken off. Nothing where that cannot be said.
  std::optional<MostConstrained> undo(const Grid& grid, const Event& event) {
    if (!is_orderly_) return std::nullopt;
    const auto& top = levels_.back().placement;
    is_orderly_ = top && square_of(*top) == square_of(event);
    if (!is_orderly_) return std::nullopt;
    const auto left = left_untried(grid, levels_.back());
    levels_.pop_back();
    return left;
  }

  /// The digit placed last that is still on the board.
  const std::optional<Event>& last() const { return levels_.back().placement; }

  std::optional<MostConstrained> end(const Grid& grid) const {
    if (!is_orderly_ || levels_.size() > 1) return std::nullopt;
    return left_untried(grid, levels_.back());
  }

 private:
  std::vector<Level> levels_;
  bool is_orderly_ = true;
};

std::optional<WrongStep> too_early(const SudokuPlayback& replay, const Event& undo,
                                   const std::optional<MostConstrained>& left) {
  const std::string begin = "After " + counted(replay.counts().placements, "placement") +
                            " your search " + in_words(undo, first_mark);
  if (replay.grid().empty_squares() == 0) {
    return WrongStep{
        0,
        replay.state(),
        {mark_of(square_of(undo), first_mark)},
        begin +
            ", although the board is full. A call that finds it full returns true, and so does each call above it, at once."};
  }
  if (!left) return std::nullopt;
  return WrongStep{0,
                   replay.state(),
                   {mark_of(square_of(undo), first_mark), mark_of(left->square, second_mark)},
                   begin + " again, although at " + marked(left->square, second_mark) + " " +
                       fit_untried(left->candidates),
                   placement_on(left->square, left->candidates)};
}

std::optional<WrongStep> wrong_end(const Run& run, const SudokuPlayback& replay,
                                   const Levels& levels) {
  if (run.answer != 0) {
    const auto empty = first_empty(replay.grid());
    if (!empty) return std::nullopt;
    return WrongStep{
        0,
        replay.state(),
        {mark_of(*empty, first_mark)},
        run.function + " returns true, although " + marked(*empty, first_mark) + " is empty."};
  }
  if (const auto& last = levels.last()) {
    return WrongStep{
        0,
        replay.state(),
        {mark_of(square_of(*last), first_mark)},
        run.function + " returns false, with the " + last->digit + " at " +
            marked(square_of(*last), first_mark) +
            " still on the board. A call that fails takes its digit off, and tries the next one."};
  }
  const auto left = levels.end(replay.grid());
  if (!left) return std::nullopt;
  return WrongStep{0,
                   replay.state(),
                   {mark_of(left->square, first_mark)},
                   run.function + " returns false, although at " +
                       marked(left->square, first_mark) + " " + fit_untried(left->candidates),
                   placement_on(left->square, left->candidates)};
}

}  // namespace

std::optional<WrongStep> leaves_most_constrained(const Run& run) {
  SudokuPlayback replay(run);
  for (const Event& event : steps_of(run)) {
    if (event.kind == EventKind::place) {
      if (auto step = against_the_order(replay, event)) return step;
    }
    replay.apply(event);
  }
  return std::nullopt;
}

std::optional<WrongStep> leaves_fewest_first(const Run& run) {
  SudokuPlayback replay(run);
  Levels levels;
  const std::vector<Event> steps = steps_of(run);
  for (std::size_t i = 0; i < steps.size(); ++i) {
    const Event& event = steps[i];
    std::optional<WrongStep> step;
    if (event.kind == EventKind::place) {
      step = against_the_rules(replay, event);
      if (!step) step = against_the_order(replay, event);
      levels.place(event);
    } else {
      step = too_early(replay, event, levels.undo(replay.grid(), event));
    }
    if (step) {
      step->event = i;
      return step;
    }
    replay.apply(event);
  }
  auto end = run.returned ? wrong_end(run, replay, levels) : std::nullopt;
  if (end) end->event = steps.size();
  return end;
}

}  // namespace kata::judge
