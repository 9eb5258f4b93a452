#include <array>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <optional>
#include <problems/picture.h>
#include <problems/queens.h>
#include <span>
#include <stdexcept>
#include <string_view>
#include <text/number_words.h>

#include <kata/chessboard.h>

namespace kata::problems {
Queens::Queens(int size) : size_(size) {
  if (size < 0) throw std::invalid_argument("a chessboard of negative size");
  columns_.resize(static_cast<std::size_t>(size));
  std::iota(columns_.begin(), columns_.end(), 0);
}

Arrangement Queens::arrangement(const State& state) const {
  Arrangement queens;
  for (int row = 0; row < size_; ++row) queens.push_back(state[row].value_or(none));
  return queens;
}

std::span<const std::string_view> Queens::constraints() const {
  static constexpr std::array<std::string_view, 3> names{"column", "falling diagonal",
                                                         "rising diagonal"};
  return names;
}

std::vector<Clash> Queens::clashes(const State& state, int variable, int value) const {
  std::vector<Clash> found;
  for (int row = 0; row < size_; ++row) {
    const auto queen = state[row];
    if (row == variable || !queen) continue;
    if (*queen == value) found.push_back({column, row});
    if (*queen - row == value - variable) found.push_back({falling, row});
    if (*queen + row == value + variable) found.push_back({rising, row});
  }
  return found;
}

std::optional<std::int64_t> Queens::mark(int constraint, int variable, int value) const {
  switch (constraint) {
    case column:
      return value;
    case falling:
      return value - variable;
    case rising:
      return value + variable;
    default:
      return std::nullopt;
  }
}

Reading Queens::read(const State& state, const Event& event) const {
  if (event.row >= size_ || event.value < 0 || event.value >= size_) {
    return {{}, "a square that is not on the board"};
  }
  const int row = event.row;
  switch (event.kind) {
    case EventKind::place:
      if (state[row]) return {{}, "a second queen in one row"};
      return {Step{Step::Kind::choice, row, event.value}};
    case EventKind::undo:
      if (state[row] != event.value) return {{}, "an undo of a queen that is not there"};
      return {Step{Step::Kind::undo, row, event.value}};
    default:
      return {{}, "an event that is none of a chessboard's"};
  }
}

Event Queens::placement(int variable, int value) const {
  return {.kind = EventKind::place,
          .digit = 0,
          .row = static_cast<std::uint16_t>(variable),
          .value = value};
}

Words Queens::words() const {
  return {.choice = "placement",
          .left = "rows left",
          .whose = "of a chessboard's",
          .variable = "row",
          .value = "column",
          .open = "row without a queen",
          .undo = "board[row] = kata::none"};
}

std::string Queens::where(int variable, std::optional<int> value, Brackets brackets) const {
  const std::string row = "row " + std::to_string(variable + 1);
  return in_brackets(value ? place_name(variable, *value) : row, brackets);
}

std::string Queens::does(const Step& step, Brackets brackets) const {
  const std::string place = where(step.variable, step.value, brackets);
  return step.kind == Step::Kind::choice ? "puts a queen on " + place
                                         : "takes the queen off " + place;
}

std::string Queens::against(const State& state, int, int, const Clash& clash,
                            Brackets brackets) const {
  const int other = clash.with.value_or(0);
  return "the queen at " + where(other, state[other], brackets) + " attacks it: they stand " +
         (clash.constraint == column ? "in one column" : "on one diagonal");
}

Picture Queens::picture(const State& state) const {
  Picture picture;
  for (int row = 0; row < size_; ++row) {
    std::vector<Tile>& line = picture.emplace_back();
    for (int c = 0; c < size_; ++c) {
      const bool has_queen = state[row] == c;
      line.push_back({has_queen ? "Q" : ".", has_queen ? Tile::Kind::chosen : Tile::Kind::open,
                      place(row, c)});
    }
  }
  return picture;
}

std::string Queens::json() const {
  return R"({"kind":"chessboard","size":)" + std::to_string(size_) + "}";
}

std::uint64_t Queens::code(const Event& event) const {
  return static_cast<std::uint64_t>(event.row) * static_cast<std::uint64_t>(size_) +
         static_cast<std::uint32_t>(event.value);
}

}  // namespace kata::problems
