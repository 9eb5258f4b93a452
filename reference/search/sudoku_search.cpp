#include <algorithm>
#include <array>
#include <bit>
#include <limits>
#include <search/sudoku_search.h>

namespace kata::search {
namespace {

/// The digits that rows, columns and boxes rule out for each square, kept rule by rule, since a
/// search may know, forget or overlook each of them.
class RuledOut {
 public:
  RuledOut(int size, int side, const std::array<Sees, 3>& sees) : size_(size) {
    const int squares = size * size;
    for (std::size_t rule = 0; rule < sees.size(); ++rule) {
      Rule& table = rules_[rule];
      table.seen_by.resize(static_cast<std::size_t>(squares));
      table.digits.resize(static_cast<std::size_t>(squares));
      table.times.resize(static_cast<std::size_t>(squares * size));
      for (int at = 0; at < squares; ++at) {
        for (int other = 0; other < squares; ++other) {
          if (sees[rule]({at / size, at % size}, {other / size, other % size}, side))
            table.seen_by[static_cast<std::size_t>(other)].push_back(static_cast<std::size_t>(at));
        }
      }
    }
  }

  /// A digit on `square` becomes known (`change` 1) or forgotten (-1) to the given rules.
  void change(Position square, int digit, Rules rules, int change) {
    const Candidates bit = Candidates{1} << (digit - 1);
    for (std::size_t rule = 0; rule < rules_.size(); ++rule) {
      if (!has(rules, rule)) continue;
      Rule& table = rules_[rule];
      for (const std::size_t at : table.seen_by[index(square)]) {
        int& times =
            table.times[at * static_cast<std::size_t>(size_) + static_cast<std::size_t>(digit - 1)];
        times += change;
        table.digits[at] = times > 0 ? table.digits[at] | bit : table.digits[at] & ~bit;
      }
    }
  }

  /// The digits that the given rules leave for a square.
  Candidates left(Position square, Rules rules) const {
    Candidates used = 0;
    for (std::size_t rule = 0; rule < rules_.size(); ++rule) {
      if (has(rules, rule)) used |= rules_[rule].digits[index(square)];
    }
    return ~used & ((Candidates{1} << size_) - 1);
  }

 private:
  struct Rule {
    std::vector<std::vector<std::size_t>> seen_by;  // the squares that look at a square
    std::vector<int> times;                         // how often a digit is ruled out, by square
    std::vector<Candidates> digits;                 // those ruled out at least once
  };

  static bool has(Rules rules, std::size_t rule) {
    return rule == 0 ? rules.row : rule == 1 ? rules.column : rules.box;
  }
  std::size_t index(Position square) const {
    return static_cast<std::size_t>(square.row * size_ + square.column);
  }

  int size_;
  std::array<Rule, 3> rules_;
};

/// Where a search's events go: into a trace, or beside the events they should be.
class Record {
 public:
  explicit Record(std::size_t most_events) : most_events_(most_events) {}
  explicit Record(std::span<const Event> expected) : expected_(expected), follows_(true) {}

  /// False when the search is to stop: its record is full, or it is none of the expected.
  bool add(const Event& event) {
    if (!follows_) {
      is_open_ = events_.size() < most_events_;
      if (is_open_) events_.push_back(event);
    } else if (is_complete()) {
      is_open_ = false;
      went_on_ = true;
    } else {
      is_open_ = expected_[reached_] == event;
      if (is_open_) ++reached_;
    }
    return is_open_;
  }

  bool is_open() const { return is_open_; }
  bool follows() const { return follows_; }
  /// The event expected next, if there is one.
  const Event* next() const { return is_complete() ? nullptr : &expected_[reached_]; }
  /// Every expected event was there.
  bool is_complete() const { return reached_ == expected_.size(); }
  /// There were more events than expected.
  bool went_on() const { return went_on_; }
  std::vector<Event> take() { return std::move(events_); }

 private:
  std::vector<Event> events_;
  std::size_t most_events_ = 0;
  std::span<const Event> expected_;
  std::size_t reached_ = 0;
  bool follows_ = false;
  bool is_open_ = true;
  bool went_on_ = false;
};

class Search {
 public:
  Search(const Grid& grid, const Method& method, Record& record)
      : grid_(grid),
        method_(method),
        record_(record),
        ruled_out_(grid.size(), grid.box_size(), {method.row, method.column, method.box}) {
    const Rules known = method_.remembers ? method_.givens_remembered : all_rules;
    for_each_square([&](Position square) {
      if (at(square) != '.') ruled_out_.change(square, digit_at(square), known, 1);
    });
    for_each_square([&](Position square) { counts_at_the_start_.push_back(count_digits(square)); });
  }

  bool solve() {
    std::optional<Position> chosen = choose(0);
    if (method_.dead_square == DeadSquare::is_full && chosen && count_digits(*chosen) == 0)
      return true;
    while (chosen) {
      if (const auto answer = try_digits(*chosen)) return *answer;
      if (!record_.is_open()) return false;
      if (!goes_on_when_dead()) return false;
      chosen = choose(rank_after(*chosen));
    }
    return true;
  }

 private:
  // --- which square

  template <class Action>
  void for_each_square(Action action) const {
    for (int row = 0; row < grid_.size(); ++row) {
      for (int column = 0; column < grid_.size(); ++column) action(Position{row, column});
    }
  }

  bool goes_on_when_dead() const {
    return method_.dead_square == DeadSquare::go_on ||
           method_.dead_square == DeadSquare::go_on_below;
  }

  /// Where a search that goes on after a dead square looks for the next one.
  int rank_after(Position square) const {
    if (method_.dead_square == DeadSquare::go_on_below) return (square.row + 1) * grid_.size();
    return rank(square) + 1;
  }

  /// The place of a square in the order: the smallest comes first.
  int rank(Position square) const {
    const int size = grid_.size();
    const int side = grid_.box_size();
    const auto [row, column] = square;
    switch (method_.order) {
      case SquareOrder::reading:
        return row * size + column;
      case SquareOrder::down_the_columns:
        return column * size + row;
      case SquareOrder::last_first:
        return size * size - (row * size + column);
      case SquareOrder::box_by_box:
        return grid_.box(row, column) * size + row % side * side + column % side;
      case SquareOrder::back_and_forth:
        return row * size + (row % 2 == 0 ? column : size - 1 - column);
      case SquareOrder::most_candidates:
        return size - count_digits(square);
      case SquareOrder::fewest_at_the_start:
        return counts_at_the_start_[static_cast<std::size_t>(row * size + column)];
      case SquareOrder::fewest_in_the_first_row:
        return row * (size + 1) + count_digits(square);
      case SquareOrder::fewest_candidates:
      case SquareOrder::first_with_two:
        break;
    }
    const int count = count_digits(square);
    return count == 0 && method_.dead_square == DeadSquare::come_last ? size : count;
  }

  /// Whether a scan that meets this square looks no further. Where events tell what was chosen, a
  /// single candidate ends the scan only if they say so: see is_as_good().
  bool ends_the_scan(Position square) const {
    return (method_.order == SquareOrder::fewest_candidates && !record_.follows() &&
            count_digits(square) == 1) ||
           (method_.order == SquareOrder::first_with_two && count_digits(square) <= 2);
  }

  bool is_looked_at(Position square) const {
    if (at(square) != '.') return false;
    if (method_.left_out != nullptr && method_.left_out(square)) return false;
    if (std::find(gone_.begin(), gone_.end(), square) != gone_.end()) return false;
    return method_.dead_square != DeadSquare::pass_over || count_digits(square) > 0;
  }

  /// The square to fill next, from a given rank on; nothing without any.
  std::optional<Position> choose(int from) const {
    std::optional<Position> best;
    int lowest = std::numeric_limits<int>::max();
    const int squares = grid_.size() * grid_.size();
    for (int i = 0; i < squares; ++i) {
      const Position square{i / grid_.size(), i % grid_.size()};
      if (!is_looked_at(square)) continue;
      const int here = rank(square);
      if (here >= from && here < lowest) {
        lowest = here;
        best = square;
        if (method_.order == SquareOrder::reading) break;  // none further on comes before it
      }
      if (ends_the_scan(square)) break;
    }
    return best && record_.follows() ? expected_instead_of(*best) : best;
  }

  /// Of several squares that are as good, the one that the expected events tell of: the next digit
  /// is placed there, or none is placed, because none fits.
  Position expected_instead_of(Position best) const {
    const Event* const next = record_.next();
    const int lowest = rank(best);
    Position expected = best;
    for_each_square([&](Position square) {
      if (!is_looked_at(square)) return;
      if (next != nullptr && next->kind == EventKind::place) {
        if (square == Position{next->row, next->value} && is_as_good(square, lowest))
          expected = square;
      } else if (rank(square) == lowest && digits_left(square) == 0) {
        expected = square;
      }
    });
    return expected;
  }

  bool is_as_good(Position square, int lowest) const {
    const bool is_forced =
        method_.order == SquareOrder::fewest_candidates && count_digits(square) == 1;
    return rank(square) == lowest || is_forced;
  }

  // --- which digit

  int digit_at(Position square) const {
    return static_cast<int>(digits_of(16).find(at(square))) + 1;
  }
  char& at(Position square) { return grid_.at(square.row, square.column); }
  char at(Position square) const { return grid_.at(square.row, square.column); }

  int count_digits(Position square) const {
    Candidates digits = ruled_out_.left(square, method_.counted);
    if (method_.counts_tried_digits) digits &= tried_digits();
    return count(digits);
  }

  Candidates tried_digits() const {
    const Candidates up_to_largest = (Candidates{1} << method_.largest) - 1;
    return up_to_largest & ~((Candidates{1} << (method_.smallest - 1)) - 1);
  }

  Candidates digits_left(Position square) const {
    return ruled_out_.left(square, method_.checked) & tried_digits();
  }

  bool is_allowed(Position square, int digit) const {
    return (digits_left(square) >> (digit - 1) & 1) != 0;
  }

  /// The digits to try, in order.
  std::vector<int> digits_for(Position square) const {
    std::vector<int> digits;
    digits.reserve(static_cast<std::size_t>(grid_.size()));
    for (int digit = method_.smallest; digit <= std::min(method_.largest, grid_.size()); ++digit) {
      const bool is_listed = !method_.lists_digits_once || is_allowed(square, digit);
      if (is_listed) digits.push_back(digit);
    }
    if (method_.descending) std::reverse(digits.begin(), digits.end());
    return digits;
  }

  /// Puts the digit that the expected events place next in front, where that is as good as any.
  void put_expected_first(std::vector<int>& digits, std::size_t from, Position square) const {
    const Event* const next = record_.next();
    if (!method_.any_digit_order || next == nullptr || next->kind != EventKind::place) return;
    if (square != Position{next->row, next->value}) return;
    const int digit = static_cast<int>(digits_of(16).find(next->digit)) + 1;
    const auto begin = digits.begin() + static_cast<std::ptrdiff_t>(from);
    const auto found = std::find(begin, digits.end(), digit);
    if (found != digits.end()) std::rotate(begin, found, found + 1);
  }

  /// Tries the digits of a square. Nothing when none led on.
  std::optional<bool> try_digits(Position chosen) {
    Position& square = method_.square_shared ? shared_square_ : chosen;
    square = chosen;
    std::vector<int> digits = digits_for(square);
    for (std::size_t i = 0; i < digits.size(); ++i) {
      put_expected_first(digits, i, square);
      const int digit = digits[i];
      const bool fits = method_.lists_digits_once || is_allowed(square, digit);
      if (!fits && method_.check == Check::before_placing) continue;
      if (!place(square, digit)) return false;
      if (fits && method_.check != Check::finds_itself) {
        const bool below = solve();
        if (!record_.is_open()) return false;
        if (const auto answer = answer_for(below, square, digit)) return answer;
      }
      if (!lift(square, digit)) return false;
      if (method_.first_digit_only) break;
    }
    if (!method_.square_put_back) gone_.push_back(chosen);
    return std::nullopt;
  }

  /// What is returned after the search below has returned; nothing: undo, and try the next digit.
  std::optional<bool> answer_for(bool below, Position square, int digit) {
    switch (method_.answer) {
      case Answer::passed_on:
        return below ? std::optional(true) : std::nullopt;
      case Answer::returned:
        return below;
      case Answer::ignored:
        return true;
      case Answer::upside_down:
        return below ? std::nullopt : std::optional(true);
      case Answer::undone_on_true:
        if (!below) return std::nullopt;
        return lift(square, digit);
      case Answer::goes_on_after_true:
        return std::nullopt;
    }
    return std::nullopt;
  }

  // --- placing and undoing

  bool record(EventKind kind, Position square, char digit) {
    return record_.add({kind, digit, static_cast<std::uint16_t>(square.row), square.column});
  }

  /// Takes off the board what a square holds.
  bool empty(Position square) {
    if (at(square) == '.') return true;
    if (!method_.remembers) ruled_out_.change(square, digit_at(square), all_rules, -1);
    const char digit = at(square);
    at(square) = '.';
    return record(EventKind::undo, square, digit);
  }

  bool place(Position square, int digit) {
    if (!empty(square)) return false;
    const char character = digits_of(16)[static_cast<std::size_t>(digit - 1)];
    at(square) = character;
    ruled_out_.change(square, digit, method_.remembers ? method_.placed_remembered : all_rules, 1);
    return record(EventKind::place, square, character);
  }

  bool lift(Position square, int digit) {
    if (method_.remembers) {
      const Rules known = method_.placed_remembered;
      const Rules undone = method_.memory_undone;
      ruled_out_.change(
          square, digit,
          {known.row && undone.row, known.column && undone.column, known.box && undone.box}, -1);
    }
    return !method_.board_undone || empty(square);
  }

  Grid grid_;
  const Method& method_;
  Record& record_;
  RuledOut ruled_out_;
  std::vector<int> counts_at_the_start_;
  std::vector<Position> gone_;
  Position shared_square_;
};

}  // namespace

bool same_row(Position at, Position other, int) {
  return at.row == other.row;
}

bool same_column(Position at, Position other, int) {
  return at.column == other.column;
}

bool same_box(Position at, Position other, int side) {
  return at.row / side == other.row / side && at.column / side == other.column / side;
}

Trace search(const Grid& grid, const Method& method, std::size_t most_events) {
  Record record(most_events);
  Search search(grid, method, record);
  const bool answer = search.solve();
  Trace trace;
  trace.complete = record.is_open();
  trace.solved = trace.complete && answer;
  trace.events = record.take();
  return trace;
}

Trace search(const Grid& grid, SquareOrder order, std::size_t most_events) {
  return search(grid, Method{.order = order}, most_events);
}

bool could_be(const Method& method, const Grid& grid, std::span<const Event> events,
              std::optional<bool> answer) {
  Record record(events);
  Search search(grid, method, record);
  const bool solved = search.solve();
  if (!record.is_complete()) return false;
  if (!answer) return record.went_on();
  const bool answers_alike =
      method.answer == Answer::goes_on_after_true || solved == *answer;  // its answer is lost
  return !record.went_on() && answers_alike;
}

}  // namespace kata::search
