#include <algorithm>
#include <cstdint>
#include <optional>
#include <ostream>
#include <runs/run.h>
#include <stdexcept>
#include <utility>

namespace kata::judge {
namespace {

constexpr std::string_view cut_short = "the list it returned is cut short";

/// Takes numbers and lists of numbers out of a call's answers.
class Answers {
 public:
  explicit Answers(std::span<const std::int32_t> answers) : answers_(answers) {}

  std::optional<std::size_t> count() {
    if (answers_.empty() || answers_.front() < 0) return std::nullopt;
    const auto number = static_cast<std::size_t>(answers_.front());
    answers_ = answers_.subspan(1);
    return number;
  }

  std::optional<std::vector<int>> list() {
    const auto size = count();
    if (!size || *size > answers_.size()) return std::nullopt;
    const std::span<const std::int32_t> taken = answers_.first(*size);
    answers_ = answers_.subspan(*size);
    return std::vector<int>(taken.begin(), taken.end());
  }

  bool at_end() const { return answers_.empty(); }

 private:
  std::span<const std::int32_t> answers_;
};

std::string take_lists(Run& run, std::span<const std::int32_t> numbers) {
  Answers answers(numbers);
  const auto count = answers.count();
  if (!count) return std::string(cut_short);
  for (std::size_t i = 0; i < *count; ++i) {
    auto list = answers.list();
    if (!list) return std::string(cut_short);
    run.lists.push_back(std::move(*list));
  }
  return answers.at_end() ? "" : "something follows the list it returned";
}

/// Reads what the function returned. Gives why it cannot be that, or nothing.
std::string take_answers(Run& run, std::span<const std::int32_t> answers, Returns returns) {
  switch (returns) {
    case Returns::lists:
      return take_lists(run, answers);
    case Returns::text:
      for (const std::int32_t code : answers) {
        if (code < 0 || code > 0xff) return "its journal holds a text with an impossible character";
        run.text += static_cast<char>(code);
      }
      return "";
    case Returns::truth:
    case Returns::number:
      if (answers.size() != 1) {
        return "its journal holds " + std::to_string(answers.size()) + " answers instead of one";
      }
      run.answer = answers.front();
      if (returns == Returns::truth && run.answer != 0 && run.answer != 1) {
        return "its journal holds an answer that is neither true nor false";
      }
      return "";
  }
  return "";
}

/// What a subject records of a state at the end: the placement of each value that stands.
std::vector<Event> final_state(const problems::Problem& problem, const problems::State& state) {
  std::vector<Event> values;
  for (int variable = state.first(); variable < state.end(); ++variable) {
    if (const auto value = state[variable]) {
      values.push_back(problem.placement(variable, *value));
      values.back().kind = EventKind::final_square;
    }
  }
  return values;
}

const Function& function_named(std::string_view name, std::span<const Function> functions) {
  const auto function = std::find_if(functions.begin(), functions.end(),
                                     [&](const Function& own) { return own.name == name; });
  if (function == functions.end()) {
    throw std::logic_error("the exercise does not declare a function " + std::string(name));
  }
  return *function;
}

}  // namespace

Run replay(const std::shared_ptr<const Attempt>& attempt, std::size_t call,
           std::span<const Function> functions) {
  Run run;
  run.attempt = attempt;
  run.call = call;
  if (call >= attempt->calls.size()) return run;
  const CallRecord& record = attempt->calls[call];
  const Function& function = function_named(record.call.function, functions);
  run.function = record.call.function;
  run.problem = function.problem(record.call);
  run.returns = function.returns;
  run.shows = function.shows;
  run.events = record.events;
  run.returned = record.returned;
  run.squares_read = record.squares_read;

  problems::Playback playback(*run.problem);
  for (std::size_t i = 0; i < run.events.size() && run.fault.empty(); ++i) {
    if (const auto fault = playback.apply(run.events[i])) {
      run.fault = "event " + std::to_string(i + 1) + " of its journal is " + std::string(*fault);
    }
  }
  run.result = playback.state();
  run.counts = playback.counts();
  if (run.returned && run.fault.empty()) {
    run.fault = record.final_state == final_state(*run.problem, run.result)
                    ? take_answers(run, record.answers, function.returns)
                    : "the state it left is not the one its choices and undos lead to";
  }
  return run;
}

std::vector<Event> steps_of(const Run& run) {
  std::vector<Event> steps = run.events;
  std::erase_if(steps, [](const Event& event) { return event.kind == EventKind::overwrite_given; });
  return steps;
}

std::ostream& operator<<(std::ostream& out, const Run& run) {
  return out << "a search with " << run.counts.placements << " choices";
}

}  // namespace kata::judge
