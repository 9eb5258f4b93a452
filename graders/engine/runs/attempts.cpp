#include <algorithm>
#include <attempt/journal_reader.h>
#include <runs/attempts.h>

namespace kata::judge {

using std::chrono::milliseconds;

Attempts::Attempts(std::unique_ptr<Launcher> launcher, std::optional<milliseconds> patience,
                   IsWrong is_wrong)
    : subject_(std::move(launcher)), patience_(patience), is_wrong_(std::move(is_wrong)) {}

std::shared_ptr<const Attempt> Attempts::make(std::span<const subject::Call> calls,
                                              const Limits& limits) {
  if (auto attempt = find(made_, calls)) return attempt;
  auto attempt = std::make_shared<const Attempt>(start(calls, limits));
  if (is_limit(attempt->outcome)) ++without_end_;
  if (is_limit(attempt->outcome) && attempt->outcome != Outcome::memory_limit) is_endless_ = true;
  made_.emplace_back(Calls(calls.begin(), calls.end()), attempt);
  return attempt;
}

std::shared_ptr<const Attempt> Attempts::probe(std::span<const subject::Call> calls,
                                               const Limits& limits) {
  auto made = find(made_, calls);
  if (made && made->outcome != Outcome::not_tried) return made;
  if (auto attempt = find(probes_, calls)) return attempt;
  auto attempt = std::make_shared<const Attempt>(subject_.attempt(calls, limits));
  probes_.emplace_back(Calls(calls.begin(), calls.end()), attempt);
  return attempt;
}

std::vector<std::shared_ptr<const Attempt>> Attempts::made() const {
  std::vector<std::shared_ptr<const Attempt>> all;
  for (const auto& [calls, attempt] : made_) all.push_back(attempt);
  return all;
}

std::shared_ptr<const Attempt> Attempts::find(const Made& made,
                                              std::span<const subject::Call> calls) {
  const auto found = std::find_if(made.begin(), made.end(), [&](const auto& known) {
    return std::equal(known.first.begin(), known.first.end(), calls.begin(), calls.end());
  });
  return found == made.end() ? nullptr : found->second;
}

/// The first attempt without end shows what is wrong. Nobody should wait as long for each of the
/// others.
Attempt Attempts::start(std::span<const subject::Call> calls, Limits limits) {
  constexpr int most_without_end = 3;
  if (without_end_ >= most_without_end) {
    Attempt attempt;
    attempt.outcome = Outcome::not_tried;
    return attempt;
  }
  if (patience_) limits.allow_no_more_than(*patience_);
  if (is_endless_) {
    limits.allow_no_more_than(milliseconds(500));
    limits.wall_time = std::min(limits.wall_time, milliseconds(2000));
    limits.idle_time = std::min(limits.idle_time, milliseconds(500));
    limits.cut = true;
  }
  if (is_wrong_) {
    limits.is_wrong = [&](std::span<const Event> events) {
      const auto so_far = std::make_shared<Attempt>();
      so_far->outcome = Outcome::time_limit;
      so_far->calls = read_journal(events, calls).calls;
      return is_wrong_(so_far);
    };
  }
  Attempt attempt = subject_.attempt(calls, limits);
  attempt.limits.is_wrong = {};
  return attempt;
}

}  // namespace kata::judge
