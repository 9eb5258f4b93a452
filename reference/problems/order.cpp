#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <problems/order.h>
#include <problems/picture.h>
#include <span>
#include <string_view>
#include <utility>

namespace kata::problems {
Order::Order(std::vector<int> numbers) : numbers_(std::move(numbers)) {}

std::vector<int> Order::sequence(const State& state) {
  std::vector<int> numbers;
  for (int place = state.first(); place < state.end(); ++place) numbers.push_back(*state[place]);
  return numbers;
}

std::span<const std::string_view> Order::constraints() const {
  static constexpr std::array<std::string_view, 2> names{"number", "given numbers"};
  return names;
}

std::vector<Clash> Order::clashes(const State& state, int variable, int value) const {
  std::vector<Clash> found;
  if (std::find(numbers_.begin(), numbers_.end(), value) == numbers_.end()) {
    found.push_back({among_the_numbers, std::nullopt});
  }
  for (int place = state.first(); place < state.end(); ++place) {
    if (place != variable && state[place] == value) found.push_back({used_once, place});
  }
  return found;
}

std::optional<std::int64_t> Order::mark(int constraint, int, int value) const {
  if (constraint != used_once) return std::nullopt;
  return value;
}

Reading Order::read(const State& state, const Event& event) const {
  switch (event.kind) {
    case EventKind::place:
      return {Step{Step::Kind::choice, state.end(), event.value}};
    case EventKind::undo:
      if (state[state.end() - 1] != event.value) {
        return {{}, "an undo of a number that is not the last one"};
      }
      return {Step{Step::Kind::undo, state.end() - 1, event.value}};
    default:
      return {{}, "an event that is none of a sequence's"};
  }
}

Event Order::placement(int, int value) const {
  return {.kind = EventKind::place, .digit = 0, .row = 0, .value = value};
}

Words Order::words() const {
  return {.choice = "choice",
          .left = "numbers left",
          .whose = "of a sequence's",
          .variable = "place",
          .value = "number",
          .open = "place without a number",
          .undo = "order.pop_back()"};
}

std::string Order::where(int variable, std::optional<int>, Brackets brackets) const {
  return in_brackets("place " + std::to_string(variable + 1), brackets);
}

std::string Order::does(const Step& step, Brackets brackets) const {
  const std::string number = in_brackets(std::to_string(step.value.value_or(0)), brackets);
  return (step.kind == Step::Kind::choice ? "pushes " : "takes off ") + number;
}

std::string Order::against(const State&, int, int, const Clash& clash, Brackets brackets) const {
  if (!clash.with) return "it is not among the numbers";
  return "it is in the sequence already, at " + where(*clash.with, std::nullopt, brackets);
}

Picture Order::picture(const State& state) const {
  std::vector<Tile> order{{"order:", Tile::Kind::text, -1}};
  std::vector<int> left = numbers_;
  for (int i = state.first(); i < state.end(); ++i) {
    const int number = *state[i];
    order.push_back({std::to_string(number), Tile::Kind::chosen, i});
    const auto used = std::find(left.begin(), left.end(), number);
    if (used != left.end()) left.erase(used);
  }
  std::vector<Tile> tray{{"tray: ", Tile::Kind::text, -1}};
  for (const int number : left)
    tray.push_back({std::to_string(number), Tile::Kind::open, variables()});
  return {order, tray};
}

std::string Order::json() const {
  std::string json = R"({"kind":"sequence","numbers":[)";
  for (std::size_t i = 0; i < numbers_.size(); ++i) {
    json += (i == 0 ? "" : ",") + std::to_string(numbers_[i]);
  }
  return json + "]}";
}

std::uint64_t Order::code(const Event& event) const {
  const auto number = static_cast<std::uint32_t>(event.value);
  return static_cast<std::uint32_t>(number << 1) ^ (event.value < 0 ? ~std::uint32_t{0} : 0);
}

}  // namespace kata::problems
