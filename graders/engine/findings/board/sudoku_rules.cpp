#include <array>
#include <cstddef>
#include <findings/board/sudoku_rules.h>
#include <string_view>
#include <text/number_words.h>

namespace kata::judge {
namespace {

using search::Position;

/// The `index`-th square of a unit: `kind` 0 is a row, 1 a column, 2 a box.
Position square_of(const Grid& grid, int kind, int unit, int index) {
  if (kind == 0) return {unit, index};
  if (kind == 1) return {index, unit};
  const int side = grid.box_size();
  return {unit / side * side + index / side, unit % side * side + index % side};
}

std::string unit_name(int kind, int unit) {
  constexpr std::array names{"row ", "column ", "box "};
  return names[static_cast<std::size_t>(kind)] + std::to_string(unit + 1);
}

/// The first square in reading order for which `test(row, column)` holds.
template <class Test>
std::optional<Position> first_square(const Grid& grid, Test test) {
  for (int row = 0; row < grid.size(); ++row) {
    for (int column = 0; column < grid.size(); ++column) {
      if (test(row, column)) return Position{row, column};
    }
  }
  return std::nullopt;
}

}  // namespace

std::optional<Clash> find_clash(const Grid& grid) {
  for (int kind = 0; kind < 3; ++kind) {
    for (int unit = 0; unit < grid.size(); ++unit) {
      for (int i = 0; i < grid.size(); ++i) {
        for (int j = i + 1; j < grid.size(); ++j) {
          const Position first = square_of(grid, kind, unit, i);
          const Position second = square_of(grid, kind, unit, j);
          const char digit = grid.at(first.row, first.column);
          if (digit != '.' && digit == grid.at(second.row, second.column))
            return Clash{first, second, unit_name(kind, unit)};
        }
      }
    }
  }
  return std::nullopt;
}

std::optional<Clash> find_clash(const Grid& grid, Position square, char digit) {
  const std::array units{square.row, square.column, grid.box(square.row, square.column)};
  for (int kind = 0; kind < 3; ++kind) {
    const int unit = units[static_cast<std::size_t>(kind)];
    for (int i = 0; i < grid.size(); ++i) {
      const Position other = square_of(grid, kind, unit, i);
      if (other != square && grid.at(other.row, other.column) == digit)
        return Clash{square, other, unit_name(kind, unit)};
    }
  }
  return std::nullopt;
}

std::optional<Position> first_difference(const Grid& left, const Grid& right) {
  return first_square(
      left, [&](int row, int column) { return left.at(row, column) != right.at(row, column); });
}

std::optional<Position> first_empty(const Grid& grid) {
  return first_square(grid, [&](int row, int column) { return grid.at(row, column) == '.'; });
}

std::string name_of(Position square) {
  return place_name(square.row, square.column);
}

std::string digit_list(search::Candidates candidates) {
  std::string list;
  const std::string_view digits = digits_of(16);
  for (std::size_t i = 0; i < digits.size(); ++i) {
    if ((candidates & (search::Candidates{1} << i)) == 0) continue;
    candidates &= ~(search::Candidates{1} << i);
    if (!list.empty()) list += candidates == 0 ? " or " : ", ";
    list += digits[i];
  }
  return list.empty() ? "nothing" : list;
}

}  // namespace kata::judge
