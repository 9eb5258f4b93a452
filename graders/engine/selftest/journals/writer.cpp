// A subject that searches for nothing: whatever it is asked, it writes a journal at random. Half of
// its journals are those of a search that wanders about, the others are broken here and there.
// KATA_SEED makes others.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <optional>
#include <problems/order.h>
#include <problems/playback.h>
#include <problems/queens.h>
#include <problems/sudoku.h>
#include <problems/word.h>
#include <random>
#include <stdexcept>
#include <string>
#include <subject/numbers.h>
#include <subject/runner.h>
#include <utility>
#include <vector>

#include <kata/grid.h>

namespace kata::subject {
namespace {

using problems::Problem;
using problems::State;

/// What a call asks, told from its arguments.
std::unique_ptr<Problem> problem_of(const Call& call) {
  const std::string& first = call.arguments.at(0);
  if (call.function.starts_with("find")) {
    return std::make_unique<problems::Word>(first, call.arguments.at(1));
  }
  if (call.function.starts_with("permut")) {
    return std::make_unique<problems::Order>(numbers_in(first));
  }
  if (first.size() < 81) return std::make_unique<problems::Queens>(std::stoi(first));
  return std::make_unique<problems::Sudoku>(parse_grid(first));
}

class Writer {
 public:
  Writer(const Call& call, Journal& journal) : call_(call), journal_(journal) {
    const char* const seed = std::getenv("KATA_SEED");
    std::string text = (seed == nullptr ? "" : seed) + call.function;
    for (const std::string& argument : call.arguments) text += '\n' + argument;
    std::seed_seq numbers(text.begin(), text.end());
    random_.seed(numbers);
    is_broken_ = chance(2);
  }

  void write() {
    const auto problem = problem_of(call_);
    problems::Playback playback(*problem);
    const std::size_t steps = std::size_t{1} << below(chance(20) ? 16 : 9);
    for (std::size_t i = 0; i < steps; ++i) step(*problem, playback);
    if (is_broken_ && chance(20)) throw std::runtime_error("\x1b[31m went astray");
    if (is_broken_ && chance(20)) std::abort();
    answer();
    const State& state = playback.state();
    for (int variable = state.first(); variable < state.end(); ++variable) {
      if (const auto value = state[variable]) {
        Event event = problem->placement(variable, *value);
        event.kind = EventKind::final_square;
        put(event);
      }
    }
    returned(journal_, random_());
  }

 private:
  std::size_t below(std::size_t bound) { return random_() % bound; }
  bool chance(std::size_t one_in) { return below(one_in) == 0; }

  /// As it is, or with a byte of it broken.
  void put(Event event) {
    if (is_broken_ && chance(500)) {
      char bytes[sizeof event];
      std::memcpy(bytes, &event, sizeof event);
      bytes[below(sizeof bytes)] = static_cast<char>(random_());
      std::memcpy(&event, bytes, sizeof event);
    }
    journal_.append(event);
  }

  void step(const Problem& problem, problems::Playback& playback) {
    const State& state = playback.state();
    const auto values = problem.values();
    const bool goes_back = !chosen_.empty() && (chance(3) || problem.is_complete(state));
    std::optional<Event> event;
    if (goes_back) {
      event = chosen_.back();
      event->kind = event->kind == EventKind::push_front ? EventKind::pop_front : EventKind::undo;
    } else if (!values.empty() && problem.variables() > 0) {
      event = placement(problem, state, values[below(values.size())]);
    }
    if (!event) return;
    if (playback.apply(*event)) {  // no search can have written it
      if (is_broken_ && chance(50)) put(*event);
      return;
    }
    put(*event);
    if (goes_back) {
      chosen_.pop_back();
    } else {
      chosen_.push_back(*event);
    }
  }

  std::optional<Event> placement(const Problem& problem, const State& state, int value) {
    if (problem.start().end() == problem.start().first()) {  // it grows
      Event event = problem.placement(state.end(), value);
      if (call_.function.starts_with("find") && chance(3)) event.kind = EventKind::push_front;
      const bool fits = problems::fits(problem, state, state.end(), value);
      return fits || chance(4) ? std::optional(event) : std::nullopt;
    }
    const int variable = static_cast<int>(below(static_cast<std::size_t>(problem.variables())));
    if (state[variable]) return std::nullopt;
    const bool fits = problems::fits(problem, state, variable, value);
    return fits || chance(20) ? std::optional(problem.placement(variable, value)) : std::nullopt;
  }

  /// Of the kind that the function returns, mostly.
  void answer() {
    const std::string& name = call_.function;
    if (name.starts_with("permut")) return answer_lists();
    if (name.starts_with("cand") || name.ends_with("fast")) {
      const std::size_t size = name.ends_with("fast") ? 83 : below(10);
      for (std::size_t i = 0; i < size; ++i) {
        number(i == 0 && size == 83 ? '0' + static_cast<int>(below(2))
                                    : '1' + static_cast<int>(below(9)));
      }
      return;
    }
    const bool counts = name.starts_with("count") || name.ends_with("forced");
    number(static_cast<int>(below(counts ? 100 : 2)));
  }

  void answer_lists() {
    const std::size_t lists = below(30);
    number(static_cast<int>(lists));
    const std::vector<int> numbers = numbers_in(call_.arguments.at(0));
    for (std::size_t i = 0; i < lists; ++i) {
      number(static_cast<int>(numbers.size()));
      for (std::size_t j = 0; j < numbers.size(); ++j) number(numbers[below(numbers.size())]);
    }
  }

  void number(int value) {
    put({EventKind::answer, 0, 0, is_broken_ && chance(10) ? static_cast<int>(random_()) : value});
  }

  const Call& call_;
  Journal& journal_;
  std::mt19937 random_;
  bool is_broken_ = false;
  std::vector<Event> chosen_;
};

}  // namespace

void run_call(const Call& call, Journal& journal) {
  Writer(call, journal).write();
}

}  // namespace kata::subject
