#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <optional>
#include <problems/picture.h>
#include <problems/sudoku.h>
#include <span>
#include <string_view>
#include <text/json.h>
#include <text/number_words.h>
#include <utility>

namespace kata::problems {
Sudoku::Sudoku(Grid givens)
    : givens_(std::move(givens)), digits_(static_cast<std::size_t>(givens_.size())) {
  std::iota(digits_.begin(), digits_.end(), 1);
}

char Sudoku::character(int digit) const {
  return digits_of(givens_.size())[static_cast<std::size_t>(digit - 1)];
}

Grid Sudoku::grid(const State& state) const {
  Grid grid(givens_.box_size());
  for (int square = 0; square < state.end(); ++square) {
    if (const auto digit = state[square]) {
      grid.at(row_of(square), column_of(square)) = character(*digit);
    }
  }
  return grid;
}

State Sudoku::start() const {
  State state(variables());
  const std::string_view digits = digits_of(givens_.size());
  for (int square = 0; square < variables(); ++square) {
    const char given = givens_.at(row_of(square), column_of(square));
    if (given != '.') state.set(square, static_cast<int>(digits.find(given)) + 1);
  }
  return state;
}

std::span<const std::string_view> Sudoku::constraints() const {
  static constexpr std::array<std::string_view, 3> names{"row", "column", "box"};
  return names;
}

std::vector<Clash> Sudoku::clashes(const State& state, int variable, int value) const {
  std::vector<Clash> found;
  const int size = givens_.size();
  const int side = givens_.box_size();
  const int own_row = row_of(variable);
  const int own_column = column_of(variable);
  const auto compare = [&](Unit unit, int other) {
    if (other != variable && state[other] == value) found.push_back({unit, other});
  };
  for (int i = 0; i < size; ++i) compare(row, own_row * size + i);
  for (int i = 0; i < size; ++i) compare(column, i * size + own_column);
  const int corner = own_row / side * side * size + own_column / side * side;
  for (int i = 0; i < size; ++i) compare(box, corner + i / side * size + i % side);
  return found;
}

std::optional<std::int64_t> Sudoku::mark(int constraint, int variable, int value) const {
  const int unit = constraint == row      ? row_of(variable)
                   : constraint == column ? column_of(variable)
                                          : box_of(variable);
  return std::int64_t{unit} * (givens_.size() + 1) + value;
}

Reading Sudoku::read(const State& state, const Event& event) const {
  const int size = givens_.size();
  if (event.row >= size || event.value < 0 || event.value >= size) {
    return {{}, "a square that is not on the board"};
  }
  const auto at = digits_of(size).find(event.digit);
  const bool is_digit = at != std::string_view::npos;
  const bool erases_given = event.kind == EventKind::overwrite_given && event.digit == '.';
  if (!is_digit && !erases_given) return {{}, "something that is no digit"};

  const int square = event.row * size + event.value;
  const bool is_given = givens_.at(event.row, event.value) != '.';
  const auto digit = is_digit ? std::optional(static_cast<int>(at) + 1) : std::nullopt;
  switch (event.kind) {
    case EventKind::place:
      if (state[square] || is_given) return {{}, "a placement on a filled square"};
      return {Step{Step::Kind::choice, square, digit}};
    case EventKind::undo:
      if (state[square] != digit || is_given) return {{}, "an undo of a digit that is not there"};
      return {Step{Step::Kind::undo, square, digit}};
    case EventKind::overwrite_given:
      if (!is_given) return {{}, "a given where there is none"};
      return {Step{Step::Kind::given, square, digit}};
    default:
      return {{}, "an event that is none of a board's"};
  }
}

Event Sudoku::placement(int variable, int value) const {
  return {.kind = EventKind::place,
          .digit = character(value),
          .row = static_cast<std::uint16_t>(row_of(variable)),
          .value = column_of(variable)};
}

Words Sudoku::words() const {
  return {.choice = "placement",
          .left = "empty squares left",
          .whose = "of a board's",
          .variable = "square",
          .value = "digit",
          .open = "empty square",
          .choose = "place",
          .mark = "a digit marked as taken in its {constraint}",
          .undo = "board[r][c] = '.'"};
}

std::string Sudoku::where(int variable, std::optional<int>, Brackets brackets) const {
  return in_brackets(place_name(row_of(variable), column_of(variable)), brackets);
}

std::string Sudoku::does(const Step& step, Brackets brackets) const {
  const std::string place = where(step.variable, step.value, brackets);
  const std::string digit = step.value ? std::string(1, character(*step.value)) : "";
  switch (step.kind) {
    case Step::Kind::choice:
      return "puts " + digit + " at " + place;
    case Step::Kind::undo:
      return "takes " + digit + " off " + place;
    case Step::Kind::given:
      return step.value ? "writes " + digit + " over the given at " + place
                        : "erases the given at " + place;
  }
  return "";
}

std::string Sudoku::against(const State&, int, int value, const Clash& clash,
                            Brackets brackets) const {
  const std::string unit(constraints()[static_cast<std::size_t>(clash.constraint)]);
  return "its " + unit + " holds a " + character(value) + " already, at " +
         where(clash.with.value_or(0), value, brackets);
}

Picture Sudoku::picture(const State& state) const {
  const int size = givens_.size();
  const int side = givens_.box_size();
  std::string ruler;
  for (int i = 0; i < side; ++i)
    ruler += (i == 0 ? "" : "+") + std::string(static_cast<std::size_t>(3 * side), '-');
  Picture picture;
  for (int r = 0; r < size; ++r) {
    if (r > 0 && r % side == 0) picture.push_back({{ruler, Tile::Kind::ruler, -1}});
    std::vector<Tile>& line = picture.emplace_back();
    for (int c = 0; c < size; ++c) {
      if (c > 0 && c % side == 0) line.push_back({"|", Tile::Kind::ruler, -1});
      const int square = r * size + c;
      const auto digit = state[square];
      const auto kind = givens_.at(r, c) != '.' ? Tile::Kind::given
                        : digit                 ? Tile::Kind::chosen
                                                : Tile::Kind::open;
      line.push_back({std::string(1, digit ? character(*digit) : '.'), kind, square});
    }
  }
  return picture;
}

std::string Sudoku::json() const {
  return R"({"kind":"board","size":)" + std::to_string(givens_.size()) + R"(,"givens":)" +
         json_string(givens_.line()) + "}";
}

std::uint64_t Sudoku::code(const Event& event) const {
  const auto size = static_cast<std::uint64_t>(givens_.size());
  const std::uint64_t digit =
      event.digit == '.' ? 0 : digits_of(givens_.size()).find(event.digit) + 1;
  return (event.row * size + static_cast<std::uint32_t>(event.value)) * (size + 1) + digit;
}

}  // namespace kata::problems
