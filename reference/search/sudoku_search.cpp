#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <search/sudoku_search.h>

namespace kata::search {
namespace {

constexpr std::size_t most_units = 16;

/// Which digits each row, column and box already holds.
class UsedDigits {
 public:
  explicit UsedDigits(const Grid& grid) : size_(grid.size()) {
    for (int row = 0; row < size_; ++row) {
      for (int column = 0; column < size_; ++column) {
        const char digit = grid.at(row, column);
        if (digit != '.') add({row, column}, grid.box(row, column), bit_of(digit));
      }
    }
  }

  static Candidates bit_of(char digit) { return Candidates{1} << digits_of(16).find(digit); }

  void add(Position square, int box, Candidates bit) {
    row(square) |= bit;
    column(square) |= bit;
    boxes_[static_cast<std::size_t>(box)] |= bit;
  }

  void remove(Position square, int box, Candidates bit) {
    row(square) &= ~bit;
    column(square) &= ~bit;
    boxes_[static_cast<std::size_t>(box)] &= ~bit;
  }

  Candidates free(Position square, int box) {
    const Candidates all = (Candidates{1} << size_) - 1;
    return all & ~(row(square) | column(square) | boxes_[static_cast<std::size_t>(box)]);
  }

 private:
  Candidates& row(Position square) { return rows_[static_cast<std::size_t>(square.row)]; }
  Candidates& column(Position square) { return columns_[static_cast<std::size_t>(square.column)]; }

  int size_;
  std::array<Candidates, most_units> rows_{};
  std::array<Candidates, most_units> columns_{};
  std::array<Candidates, most_units> boxes_{};
};

class Search {
 public:
  Search(const Grid& grid, SquareOrder order, std::size_t most_events)
      : grid_(grid), used_(grid), order_(order), most_events_(most_events) {}

  Trace run() {
    trace_.solved = solve();
    return std::move(trace_);
  }

 private:
  std::optional<Position> choose() {
    std::optional<Position> best;
    int fewest = grid_.size() + 1;
    for (int row = 0; row < grid_.size(); ++row) {
      for (int column = 0; column < grid_.size(); ++column) {
        if (grid_.at(row, column) != '.') continue;
        const Position square{row, column};
        if (order_ == SquareOrder::reading) return square;
        const int free = count(used_.free(square, grid_.box(row, column)));
        if (free < fewest) {
          fewest = free;
          best = square;
        }
        if (free <= 1) return square;
      }
    }
    return best;
  }

  bool solve() {
    const auto square = choose();
    if (!square) return true;
    const int box = grid_.box(square->row, square->column);
    const Candidates free = used_.free(*square, box);
    const std::string_view digits = digits_of(grid_.size());
    for (std::size_t i = 0; i < digits.size(); ++i) {
      const Candidates bit = Candidates{1} << i;
      if ((free & bit) == 0) continue;
      if (!record(EventKind::place, *square, digits[i])) return false;
      grid_.at(square->row, square->column) = digits[i];
      used_.add(*square, box, bit);
      if (solve()) return true;
      if (!trace_.complete) return false;
      used_.remove(*square, box, bit);
      grid_.at(square->row, square->column) = '.';
      if (!record(EventKind::undo, *square, digits[i])) return false;
    }
    return false;
  }

  bool record(EventKind kind, Position square, char digit) {
    trace_.complete = trace_.events.size() < most_events_;
    if (trace_.complete) {
      trace_.events.push_back({kind, digit, static_cast<std::uint16_t>(square.row), square.column});
    }
    return trace_.complete;
  }

  Grid grid_;
  UsedDigits used_;
  SquareOrder order_;
  std::size_t most_events_;
  Trace trace_;
};

int count_solutions(Grid& grid, UsedDigits& used, int limit) {
  Position best;
  int fewest = grid.size() + 1;
  for (int row = 0; row < grid.size(); ++row) {
    for (int column = 0; column < grid.size(); ++column) {
      if (grid.at(row, column) != '.') continue;
      const int free = count(used.free({row, column}, grid.box(row, column)));
      if (free < fewest) {
        fewest = free;
        best = {row, column};
      }
    }
  }
  if (fewest > grid.size()) return 1;

  const int box = grid.box(best.row, best.column);
  const Candidates free = used.free(best, box);
  int found = 0;
  for (std::size_t i = 0; i < digits_of(grid.size()).size() && found < limit; ++i) {
    const Candidates bit = Candidates{1} << i;
    if ((free & bit) == 0) continue;
    grid.at(best.row, best.column) = digits_of(grid.size())[i];
    used.add(best, box, bit);
    found += count_solutions(grid, used, limit - found);
    used.remove(best, box, bit);
  }
  grid.at(best.row, best.column) = '.';
  return found;
}

}  // namespace

Candidates candidates(const Grid& grid, Position square) {
  if (grid.at(square.row, square.column) != '.') return 0;
  return UsedDigits(grid).free(square, grid.box(square.row, square.column));
}

int count(Candidates candidates) {
  return std::popcount(candidates);
}

Trace search(const Grid& grid, SquareOrder order, std::size_t most_events) {
  return Search(grid, order, most_events).run();
}

int count_solutions(const Grid& grid, int limit) {
  Grid copy = grid;
  UsedDigits used(grid);
  return count_solutions(copy, used, limit);
}

}  // namespace kata::search
