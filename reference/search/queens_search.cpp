#include <cstdlib>
#include <search/queens_search.h>

#include <kata/chessboard.h>

namespace kata::search {
namespace {

/// Which columns and diagonals hold a queen: whether a square is safe without looking at the board.
class Lines {
 public:
  explicit Lines(int size)
      : size_(size), columns_(count(size)), falling_(count(2 * size)), rising_(count(2 * size)) {}

  bool safe(int row, int column) const {
    return !columns_[count(column)] && !falling_[count(row - column + size_)] &&
           !rising_[count(row + column)];
  }

  void set(int row, int column, bool taken) {
    columns_[count(column)] = taken;
    falling_[count(row - column + size_)] = taken;
    rising_[count(row + column)] = taken;
  }

  int safe_squares(int row) const {
    int squares = 0;
    for (int column = 0; column < size_; ++column) squares += safe(row, column) ? 1 : 0;
    return squares;
  }

 private:
  static std::size_t count(int number) { return static_cast<std::size_t>(number); }

  int size_;
  std::vector<char> columns_;
  std::vector<char> falling_;
  std::vector<char> rising_;
};

class Search {
 public:
  Search(int size, const QueensPlan& plan)
      : plan_(plan), queens_(static_cast<std::size_t>(size), none), lines_(size) {}

  QueensTrace run() {
    go_on();
    return std::move(trace_);
  }

 private:
  int size() const { return static_cast<int>(queens_.size()); }
  int& queen(int row) { return queens_[static_cast<std::size_t>(row)]; }

  /// The row to fill next, or none when every row has its queen.
  int choose() {
    int best = none;
    int fewest = size() + 1;
    for (int row = 0; row < size(); ++row) {
      if (queen(row) != none) continue;
      if (plan_.order == RowOrder::top_to_bottom) return row;
      const int squares = lines_.safe_squares(row);
      if (squares < fewest) {
        fewest = squares;
        best = row;
      }
    }
    return best;
  }

  bool some_row_is_dead() {
    for (int row = 0; row < size(); ++row) {
      if (queen(row) == none && lines_.safe_squares(row) == 0) return true;
    }
    return false;
  }

  /// Returns true when the search is to end with the queens where they stand.
  bool go_on() {
    const int row = choose();
    if (row == none) return ++trace_.arrangements == plan_.most_arrangements;
    if (plan_.looks_ahead && some_row_is_dead()) return false;
    for (int column = 0; column < size(); ++column) {
      const bool safe = lines_.safe(row, column);
      if (!safe && !plan_.places_to_test) continue;
      if (!record(EventKind::place, row, column)) return true;
      if (safe) {
        queen(row) = column;
        lines_.set(row, column, true);
        if (go_on()) return true;
        lines_.set(row, column, false);
        queen(row) = none;
      }
      if (!record(EventKind::undo, row, column)) return true;
    }
    return false;
  }

  bool record(EventKind kind, int row, int column) {
    trace_.complete = trace_.events.size() < plan_.most_events;
    if (trace_.complete)
      trace_.events.push_back({kind, 0, static_cast<std::uint16_t>(row), column});
    return trace_.complete;
  }

  QueensPlan plan_;
  Arrangement queens_;
  Lines lines_;
  QueensTrace trace_;
};

}  // namespace

std::optional<Line> line_between(int row, int column, int other_row, int other_column) {
  if (column == other_column) return Line::column;
  if (std::abs(row - other_row) == std::abs(column - other_column)) return Line::diagonal;
  return std::nullopt;
}

std::optional<int> attacker(const Arrangement& queens, int row, int column) {
  for (int other = 0; other < static_cast<int>(queens.size()); ++other) {
    const int queen = queens[static_cast<std::size_t>(other)];
    if (other != row && queen != none && line_between(other, queen, row, column)) return other;
  }
  return std::nullopt;
}

std::vector<int> safe_columns(const Arrangement& queens, int row) {
  std::vector<int> columns;
  for (int column = 0; column < static_cast<int>(queens.size()); ++column) {
    if (!attacker(queens, row, column)) columns.push_back(column);
  }
  return columns;
}

QueensTrace search_queens(int size, const QueensPlan& plan) {
  return Search(size, plan).run();
}

}  // namespace kata::search
