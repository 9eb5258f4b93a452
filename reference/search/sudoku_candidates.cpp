#include <array>
#include <bit>
#include <cstddef>
#include <search/sudoku_candidates.h>

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

int count_solutions(const Grid& grid, int limit) {
  Grid copy = grid;
  UsedDigits used(grid);
  return count_solutions(copy, used, limit);
}

}  // namespace kata::search
