#include <judge/sequence/sequence_run.h>
#include <ostream>
#include <span>
#include <subject/numbers.h>

namespace kata::judge {
namespace {

/// Takes lists of numbers out of a call's answers, each behind its length.
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

/// What the sequence held at the end, then the orders. Returns why this cannot be, or nothing.
std::optional<std::string> read_answers(SequenceRun& run,
                                        const std::vector<std::int32_t>& numbers) {
  const std::string cut = "the list it returned is cut short";
  Answers answers(numbers);
  const auto left = answers.list();
  if (!left) return cut;
  if (*left != run.left) return "the sequence it left is not the one its choices and undos lead to";
  const auto count = answers.count();
  if (!count) return cut;
  for (std::size_t i = 0; i < *count; ++i) {
    auto order = answers.list();
    if (!order) return cut;
    run.orders.push_back(std::move(*order));
  }
  if (!answers.at_end()) return "something follows the list it returned";
  return std::nullopt;
}

}  // namespace

std::optional<std::string> SequenceReplay::apply(const Event& event) {
  const bool undoes_last = after_placement_;
  after_placement_ = false;
  switch (event.kind) {
    case EventKind::place:
      numbers_.push_back(event.value);
      ++counts_.placements;
      after_placement_ = true;
      return std::nullopt;
    case EventKind::undo:
      if (numbers_.empty() || numbers_.back() != event.value) {
        return "an undo of a number that is not the last one";
      }
      if (undoes_last && !complete()) ++counts_.dead_ends;
      numbers_.pop_back();
      ++counts_.undone;
      return std::nullopt;
    default:
      return "an event that is none of a sequence's";
  }
}

SequenceRun replay_sequence(const std::shared_ptr<const Attempt>& attempt, std::size_t call) {
  SequenceRun run;
  run.attempt = attempt;
  if (call >= attempt->calls.size()) return run;
  const CallRecord& record = attempt->calls[call];
  run.numbers = subject::numbers_in(record.call.arguments.at(0));
  run.events = record.events;
  run.returned = record.returned;

  SequenceReplay replay(run.numbers.size());
  for (std::size_t i = 0; i < run.events.size() && run.fault.empty(); ++i) {
    if (const auto fault = replay.apply(run.events[i])) {
      run.fault = "event " + std::to_string(i + 1) + " of its journal is " + *fault;
    }
  }
  run.left = replay.numbers();
  run.counts = replay.counts();
  if (run.returned && run.fault.empty()) {
    run.fault = read_answers(run, record.answers).value_or("");
  }
  return run;
}

std::ostream& operator<<(std::ostream& out, const SequenceRun& run) {
  return out << "a search with " << run.counts.placements << " choices";
}

}  // namespace kata::judge
