#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <numeric>
#include <optional>
#include <problems/picture.h>
#include <problems/word.h>
#include <span>
#include <stdexcept>
#include <text/json.h>
#include <text/number_words.h>
#include <text/visible_text.h>
#include <utility>

namespace kata::problems {
namespace {

constexpr std::size_t most_letters_shown = 24;

bool is_printable(char letter) {
  return letter >= 0x20 && letter < 0x7f;
}

}  // namespace

Word::Word(std::string_view grid, std::string word, int first)
    : grid_(grid), word_(std::move(word)), first_(first) {
  squares_.resize(static_cast<std::size_t>(grid_.rows()) *
                  static_cast<std::size_t>(grid_.columns()));
  std::iota(squares_.begin(), squares_.end(), 0);
}

Cell Word::cell(int square) const {
  return {square / grid_.columns(), square % grid_.columns()};
}

char Word::letter(int square) const {
  const Cell at = cell(square);
  return grid_[at.row][at.column];
}

std::vector<Cell> Word::path(const State& state) const {
  std::vector<Cell> cells;
  for (int i = state.first(); i < state.end(); ++i) cells.push_back(cell(*state[i]));
  return cells;
}

std::span<const std::string_view> Word::constraints() const {
  static constexpr std::array<std::string_view, 3> names{"letter", "neighbour", "square"};
  return names;
}

std::vector<Clash> Word::clashes(const State& state, int variable, int value) const {
  std::vector<Clash> found;
  const bool is_in_word = variable >= 0 && variable < variables();
  if (!is_in_word || letter(value) != word_[static_cast<std::size_t>(variable)]) {
    found.push_back({right_letter, std::nullopt});
  }
  for (const int beside : {variable - 1, variable + 1}) {
    const auto square = state[beside];
    if (square && !are_neighbours(cell(*square), cell(value))) {
      found.push_back({beside_its_neighbour, beside});
    }
  }
  for (int i = state.first(); i < state.end(); ++i) {
    if (i != variable && state[i] == value) found.push_back({square_once, i});
  }
  return found;
}

std::optional<std::int64_t> Word::mark(int constraint, int, int value) const {
  if (constraint != square_once) return std::nullopt;
  return value;
}

bool Word::stands_against(int constraint, int variable, int value, int with, int its_value) const {
  if (constraint != beside_its_neighbour) {
    return Problem::stands_against(constraint, variable, value, with, its_value);
  }
  const bool are_beside = with == variable - 1 || with == variable + 1;
  return are_beside && !are_neighbours(cell(its_value), cell(value));
}

Reading Word::read(const State& state, const Event& event) const {
  if (event.row >= grid_.rows() || event.value < 0 || event.value >= grid_.columns()) {
    return {{}, "a square that is not on the grid"};
  }
  if (event.digit != 0) return {{}, "a digit, of which a path knows nothing"};
  const int square = event.row * grid_.columns() + event.value;
  const bool is_empty = state.first() == state.end();
  const int back = state.end() - 1;
  switch (event.kind) {
    case EventKind::place:
      return {Step{Step::Kind::choice, state.end(), square}};
    case EventKind::push_front:
      return {Step{Step::Kind::choice, is_empty ? state.end() : state.first() - 1, square}};
    case EventKind::undo:
      if (is_empty || state[back] != square) break;
      return {Step{Step::Kind::undo, back, square}};
    case EventKind::pop_front:
      if (is_empty || state[state.first()] != square) break;
      return {Step{Step::Kind::undo, state.first(), square}};
    default:
      return {{}, "an event that is none of a path's"};
  }
  return {{}, "an undo of a square that is not there"};
}

Event Word::placement(int variable, int value) const {
  const Cell at = cell(value);
  return {.kind = variable < first_ ? EventKind::push_front : EventKind::place,
          .digit = 0,
          .row = static_cast<std::uint16_t>(at.row),
          .value = at.column};
}

Words Word::words() const {
  return {.choice = "step",
          .left = "letters left",
          .whose = "of a path's",
          .variable = "letter",
          .value = "square",
          .open = "letter without a square",
          .undo = "path.pop_back()"};
}

std::string Word::where(int variable, std::optional<int> value, Brackets brackets) const {
  if (!value) return in_brackets("letter " + std::to_string(variable + 1), brackets);
  const Cell at = cell(*value);
  return in_brackets(place_name(at.row, at.column), brackets);
}

std::string Word::does(const Step& step, Brackets brackets) const {
  const char own = step.value ? letter(*step.value) : '?';
  return (step.kind == Step::Kind::choice ? "steps on the " : "steps back from the ") +
         printable({&own, 1}) + " at " + where(step.variable, step.value, brackets);
}

std::string Word::against(const State& state, int variable, int value, const Clash& clash,
                          Brackets brackets) const {
  switch (clash.constraint) {
    case right_letter: {
      if (variable < 0 || variable >= variables()) return "the word has no letter left for it";
      const char wanted = word_[static_cast<std::size_t>(variable)];
      const char own = letter(value);
      return "letter " + std::to_string(variable + 1) + " of the word is " +
             printable({&wanted, 1}) + ", and this is " + printable({&own, 1});
    }
    case beside_its_neighbour:
      return "it is not beside " + where(*clash.with, state[*clash.with], brackets);
    default:
      return "it is on the path already, as letter " + std::to_string(*clash.with + 1);
  }
}

Picture Word::picture(const State& state) const {
  Picture picture;
  std::vector<bool> on_path(squares_.size());
  std::string spelled = "spelled: ";
  for (int i = state.first(); i < state.end(); ++i) {
    const char own = letter(*state[i]);
    spelled += printable({&own, 1});
    on_path[static_cast<std::size_t>(*state[i])] = true;
  }
  for (int r = 0; r < grid_.rows(); ++r) {
    std::vector<Tile>& line = picture.emplace_back();
    for (int c = 0; c < grid_.columns(); ++c) {
      const int square = r * grid_.columns() + c;
      const bool is_chosen = on_path[static_cast<std::size_t>(square)];
      line.push_back({std::string(1, shown(grid_[r][c])),
                      is_chosen ? Tile::Kind::chosen : Tile::Kind::open, square,
                      is_chosen ? "()" : ""});
    }
  }
  picture.push_back({{spelled + " of " + printable(word_), Tile::Kind::text, -1}});
  return picture;
}

std::string Word::question() const {
  std::string text = "looking for " +
                     (word_.empty() ? std::string("the empty word") : quoted_word(word_)) + " on ";
  if (squares_.empty()) return text + "a grid without squares";
  constexpr std::size_t most_squares_told = 30;
  if (squares_.size() > most_squares_told) {
    return text + "a grid of " + std::to_string(grid_.rows()) + " by " +
           std::to_string(grid_.columns());
  }
  text += "the grid";
  for (const LetterRow& row : grid_) text += " " + printable({row.begin(), row.end()});
  return text;
}

std::string Word::json() const {
  if (squares_.empty()) throw std::invalid_argument("a grid without squares");
  std::string json = R"({"kind":"path","word":)" + json_bytes(word_) + R"(,"rows":[)";
  for (int r = 0; r < grid_.rows(); ++r) {
    const LetterRow& row = grid_[r];
    json += (r == 0 ? "" : ",") + json_bytes({row.begin(), row.end()});
  }
  return json + "]}";
}

std::uint64_t Word::code(const Event& event) const {
  return static_cast<std::uint64_t>(event.row) * static_cast<std::uint64_t>(grid_.columns()) +
         static_cast<std::uint32_t>(event.value);
}

char shown(char letter) {
  return is_printable(letter) ? letter : '?';
}

std::string printable(std::string_view letters) {
  std::string text;
  for (const char letter : letters) {
    if (letter == '\0') {
      text += "\\0";
    } else {
      text += is_printable(letter) ? std::string(1, letter) : visible({&letter, 1});
    }
  }
  return text;
}

std::string quoted_word(std::string_view word) {
  const std::string text = "\"" + printable(word.substr(0, most_letters_shown)) + "\"";
  if (word.size() <= most_letters_shown) return text;
  return text + "... (" + counted(static_cast<std::int64_t>(word.size()), "letter") + ")";
}

bool are_neighbours(Cell left, Cell right) {
  return std::abs(left.row - right.row) + std::abs(left.column - right.column) == 1;
}

}  // namespace kata::problems
