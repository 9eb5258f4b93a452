#include <attempt/journal_reader.h>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace kata::judge {
namespace {

class Reader {
 public:
  explicit Reader(std::span<const subject::Call> calls) : calls_(calls) {}

  bool read(const Event& event) {
    switch (event.kind) {
      case EventKind::call:
        return begin(event);
      case EventKind::place:
      case EventKind::undo:
      case EventKind::overwrite_given:
      case EventKind::push_front:
      case EventKind::pop_front:
        return in_search() && (records_.back().events.push_back(event), true);
      case EventKind::answer:
        return in_call() && (records_.back().answers.push_back(event.value), true);
      case EventKind::final_square:
        return in_call() && (records_.back().final_state.push_back(event), true);
      case EventKind::returned:
        return end(event);
      case EventKind::unwritten:
        break;
    }
    return false;
  }

  std::vector<CallRecord> take() { return std::move(records_); }

 private:
  bool in_call() const { return !records_.empty() && !records_.back().returned; }

  bool in_search() const {
    return in_call() && records_.back().answers.empty() && records_.back().final_state.empty();
  }

  bool begin(const Event& event) {
    const bool is_next = !in_call() && records_.size() < calls_.size() &&
                         event.value == static_cast<std::int32_t>(records_.size());
    if (is_next) records_.push_back({calls_[records_.size()], {}, {}, {}, false, 0});
    return is_next;
  }

  bool end(const Event& event) {
    if (!in_call()) return false;
    records_.back().returned = true;
    records_.back().squares_read = event.value;
    return true;
  }

  std::span<const subject::Call> calls_;
  std::vector<CallRecord> records_;
};

}  // namespace

ReadJournal read_journal(std::span<const Event> events, std::span<const subject::Call> calls) {
  Reader reader(calls);
  ReadJournal result;
  for (std::size_t i = 0; i < events.size(); ++i) {
    if (!reader.read(events[i])) {
      result.fault = "event " + std::to_string(i + 1) + " of its journal belongs to no call";
      break;
    }
  }
  result.calls = reader.take();
  return result;
}

}  // namespace kata::judge
