#include <array>
#include <bit>
#include <cstddef>
#include <findings/board/forced_steps.h>
#include <findings/board/sudoku_playback.h>
#include <findings/board/sudoku_rules.h>
#include <findings/board/sudoku_step_words.h>
#include <functional>
#include <search/sudoku_candidates.h>
#include <text/number_words.h>
#include <utility>
#include <vector>

#include <kata/grid.h>

namespace kata::judge {
namespace {

using search::Candidates;
using search::Position;

enum class Unit { row, column, box };
constexpr std::array unit_words{"row", "column", "box"};

/// A square with one digit left, or a digit with one place left in a unit; or, on a dead board,
/// with none.
struct Finding {
  Forced what = Forced::square;
  bool dead = false;
  Unit unit = Unit::row;  ///< of a digit's place
  int number = 0;         ///< of the unit, from 0
  Position square;        ///< where; of a digit without place, any empty square of the unit
  char digit = '.';       ///< '.' for a square on which nothing fits
};

Candidates digit_bit(char digit) {
  return Candidates{1} << digits_of(16).find(digit);
}

/// A board with the digits that fit on each of its squares.
class KnownBoard {
 public:
  explicit KnownBoard(Grid grid) : grid_(std::move(grid)) {
    const auto size = static_cast<std::size_t>(grid_.size());
    const Candidates all = (Candidates{1} << size) - 1;
    std::vector<Candidates> rows(size, all);
    std::vector<Candidates> columns(size, all);
    std::vector<Candidates> boxes(size, all);
    const auto each_square = [&](auto visit) {
      for (int r = 0; r < grid_.size(); ++r) {
        for (int c = 0; c < grid_.size(); ++c) {
          visit(grid_.at(r, c), rows[static_cast<std::size_t>(r)],
                columns[static_cast<std::size_t>(c)],
                boxes[static_cast<std::size_t>(grid_.box(r, c))]);
        }
      }
    };
    each_square([](char held, Candidates& in_row, Candidates& in_column, Candidates& in_box) {
      if (held == '.') return;
      for (Candidates* const unit : {&in_row, &in_column, &in_box}) *unit &= ~digit_bit(held);
    });
    each_square([&](char held, Candidates in_row, Candidates in_column, Candidates in_box) {
      fitting_.push_back(held == '.' ? in_row & in_column & in_box : 0);
    });
  }

  Candidates fitting(Position square) const { return fitting_[index(square)]; }
  void strike_out(Position square, Candidates digits) { fitting_[index(square)] &= ~digits; }

  /// Calls `visit` with everything that is forced, or dead.
  void find(const std::function<void(const Finding&)>& visit) const {
    for (int r = 0; r < grid_.size(); ++r) {
      for (int c = 0; c < grid_.size(); ++c) look_at_square({r, c}, visit);
    }
    for (const Unit unit : {Unit::row, Unit::column, Unit::box}) {
      for (int number = 0; number < grid_.size(); ++number) look_at_unit(unit, number, visit);
    }
  }

  /// Whether a digit is forced on a square.
  bool forces(Position square, char digit) const {
    bool found = false;
    find([&](const Finding& finding) {
      found = found || (!finding.dead && finding.square == square && finding.digit == digit);
    });
    return found;
  }

 private:
  using Visit = std::function<void(const Finding&)>;

  std::size_t index(Position square) const {
    return static_cast<std::size_t>(square.row * grid_.size() + square.column);
  }

  void look_at_square(Position square, const Visit& visit) const {
    if (grid_.at(square.row, square.column) != '.') return;
    const Candidates here = fitting(square);
    if (search::count(here) > 1) return;
    const char digit =
        here == 0 ? '.' : digits_of(16)[static_cast<std::size_t>(std::countr_zero(here))];
    visit({Forced::square, here == 0, Unit::row, 0, square, digit});
  }

  Position square_in(Unit unit, int number, int i) const {
    if (unit == Unit::row) return {number, i};
    if (unit == Unit::column) return {i, number};
    const int side = grid_.box_size();
    return {number / side * side + i / side, number % side * side + i % side};
  }

  void look_at_unit(Unit unit, int number, const Visit& visit) const {
    for (const char digit : digits_of(grid_.size())) {
      int places = 0;
      bool stands = false;
      Position place;
      Position empty;
      for (int i = 0; i < grid_.size(); ++i) {
        const Position square = square_in(unit, number, i);
        const char held = grid_.at(square.row, square.column);
        stands = stands || held == digit;
        if (held == '.') empty = square;
        if ((fitting(square) & digit_bit(digit)) == 0) continue;
        ++places;
        place = square;
      }
      if (stands || places > 1) continue;
      visit({Forced::digit, places == 0, unit, number, places == 0 ? empty : place, digit});
    }
  }

  Grid grid_;
  std::vector<Candidates> fitting_;
};

/// A run, seen guess by guess. `Look` is called with the board before each guess, and ends the
/// walk by returning true.
class Walk {
 public:
  using Look =
      std::function<bool(const SudokuPlayback&, const KnownBoard&, const Event&, std::size_t)>;

  explicit Walk(const Run& run) : replay_(run), steps_(steps_of(run)) { refuted_.emplace_back(); }

  void each_guess(const Look& look) {
    for (std::size_t i = 0; i < steps_.size(); ++i) {
      const Event& event = steps_[i];
      if (event.kind == EventKind::place) {
        const KnownBoard board(replay_.grid());
        if (is_guess(board, event) && look(replay_, board, event, i)) return;
        stack_.push_back(event);
        refuted_.emplace_back();
      } else {
        take_off(event);
      }
      replay_.apply(event);
    }
  }

 private:
  using Refuted = std::vector<std::pair<Position, Candidates>>;

  /// A digit that was taken off again is known to be wrong as long as what stood below it stands.
  void take_off(const Event& event) {
    if (stack_.empty() || square_of(stack_.back()) != square_of(event)) {
      stack_.clear();  // not the last one: nothing more is known
      refuted_.assign(1, {});
      return;
    }
    stack_.pop_back();
    refuted_.pop_back();
    refuted_.back().emplace_back(square_of(event), digit_bit(event.digit));
  }

  bool is_guess(const KnownBoard& board, const Event& placement) const {
    const Position square = square_of(placement);
    if (board.forces(square, placement.digit)) return false;
    KnownBoard known = board;
    for (const Refuted& level : refuted_) {
      for (const auto& [where, digits] : level) known.strike_out(where, digits);
    }
    return !known.forces(square, placement.digit);
  }

  SudokuPlayback replay_;
  std::vector<Event> steps_;
  std::vector<Event> stack_;      // what was placed and still stands
  std::vector<Refuted> refuted_;  // before the first of these, and after each
};

Event placement_of(const Finding& finding) {
  return {.kind = EventKind::place,
          .digit = finding.digit,
          .row = static_cast<decltype(Event::row)>(finding.square.row),
          .value = finding.square.column};
}

std::string unit_name(const Finding& finding) {
  return std::string(unit_words[static_cast<std::size_t>(finding.unit)]) + " " +
         std::to_string(finding.number + 1);
}

/// Why it was too early for a guess.
std::string why_too_early(const Finding& finding) {
  const std::string square = marked(finding.square, second_mark);
  const std::string digit(1, finding.digit);
  if (finding.what == Forced::square) {
    return finding.dead ? "But nothing fits at " + square +
                              " any more: this board is dead. Go back before you guess."
                        : "But at " + square + " only " + digit +
                              " fits: that is no decision, fill it first.";
  }
  return finding.dead ? "But " + digit + " has no place left in " + unit_name(finding) +
                            ", where it is missing: this board is dead. Go back before you guess."
                      : "But " + square + " is the only place left for " + digit + " in " +
                            unit_name(finding) + ": that is no decision, fill it first.";
}

WrongStep too_early(const SudokuPlayback& replay, const KnownBoard& board, const Event& guess,
                    std::size_t event, const Finding& finding) {
  const Position square = square_of(guess);
  const Candidates own = board.fitting(square);
  WrongStep step;
  step.event = event;
  step.before = replay.state();
  step.marks = {mark_of(square, first_mark)};
  step.words = "In placement " + grouped(replay.counts().placements + 1) + " your search " +
               in_words(guess, first_mark) + ", where " + digit_list(own) +
               (search::count(own) < 2 ? " fits" : " fit") + ": a guess. " + why_too_early(finding);
  if (!finding.dead || finding.what == Forced::square) {
    step.marks.push_back(mark_of(finding.square, second_mark));
  }
  if (!finding.dead) step.expected = placement_of(finding);
  return step;
}

std::optional<WrongStep> first_guess(const Run& run,
                                     const std::function<bool(const Finding&)>& counts) {
  std::optional<WrongStep> first;
  Walk(run).each_guess([&](const SudokuPlayback& replay, const KnownBoard& board,
                           const Event& guess, std::size_t event) {
    // A digit that breaks a rule is more than a guess: others tell it.
    if ((board.fitting(square_of(guess)) & digit_bit(guess.digit)) == 0) return true;
    std::optional<Finding> found;
    board.find([&](const Finding& finding) {
      // The plainest one: a dead board, then a square, then a digit.
      if (counts(finding) && (!found || (finding.dead && !found->dead))) found = finding;
    });
    if (found) first = too_early(replay, board, guess, event, *found);
    return found.has_value();
  });
  return first;
}

/// "squares with one digit left", and how many guesses were made while there were some.
struct Passed {
  const char* what;
  int times = 0;
};

std::string listed(const std::vector<std::string>& words) {
  std::string text;
  for (std::size_t i = 0; i < words.size(); ++i) {
    text += (i == 0 ? "" : i + 1 == words.size() ? " and " : ", ") + words[i];
  }
  return text;
}

}  // namespace

std::optional<WrongStep> guesses_although(const Run& run, Forced forced, bool dead) {
  return first_guess(
      run, [&](const Finding& finding) { return finding.what == forced && finding.dead == dead; });
}

std::optional<WrongStep> guesses_too_early(const Run& run) {
  return first_guess(run, [](const Finding&) { return true; });
}

int guesses(const Run& run) {
  int made = 0;
  Walk(run).each_guess([&](const SudokuPlayback&, const KnownBoard&, const Event&, std::size_t) {
    ++made;
    return false;
  });
  return made;
}

std::string explain_guesses(const Run& run) {
  std::array kinds{Passed{"squares with one digit left"},
                   Passed{"digits with one place left in their row"},
                   Passed{"digits with one place left in their column"},
                   Passed{"digits with one place left in their box"}};
  int made = 0;
  Walk(run).each_guess([&](const SudokuPlayback&, const KnownBoard& board, const Event&,
                           std::size_t) {
    ++made;
    std::array<bool, 4> stands{};
    board.find([&](const Finding& finding) {
      if (finding.dead) return;
      stands[finding.what == Forced::square ? 0U : 1U + static_cast<std::size_t>(finding.unit)] =
          true;
    });
    for (std::size_t i = 0; i < kinds.size(); ++i) kinds[i].times += stands[i] ? 1 : 0;
    return false;
  });
  constexpr int enough = 3;  // fewer may be chance
  std::vector<std::string> filled;
  std::vector<std::string> passed;
  for (const Passed& kind : kinds) (kind.times == 0 ? filled : passed).emplace_back(kind.what);
  if (made < enough || passed.empty() || filled.empty()) return "";
  return "\n\nWhenever it guessed, in all " + grouped(made) + " cases, it had filled all " +
         listed(filled) + "; " + listed(passed) + " it passed over. Does it look for those, too?";
}

}  // namespace kata::judge
