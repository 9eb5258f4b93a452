#include <array>
#include <judge/sequence/sequence_checks.h>
#include <subject/numbers.h>

namespace kata::judge {
namespace {

/// Room for all orders of seven numbers, even if each is built several times over. A search that
/// tries used numbers as well need not fill all the memory there is.
Limits tight() {
  Limits limits;
  limits.events = 400'000;
  return limits;
}

}  // namespace

SequenceRun run_on_sequence(const std::string& function, const std::vector<int>& numbers) {
  const std::array calls{subject::Call{function, {subject::to_argument(numbers)}}};
  return replay_sequence(attempt(calls, tight()), 0);
}

SequenceRun run_after(const std::string& function, const std::vector<int>& first,
                      const std::vector<int>& second) {
  const std::array calls{subject::Call{function, {subject::to_argument(first)}},
                         subject::Call{function, {subject::to_argument(second)}}};
  return replay_sequence(attempt(calls, tight()), 1);
}

}  // namespace kata::judge
