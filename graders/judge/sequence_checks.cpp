#include <array>
#include <judge/sequence_checks.h>
#include <subject/numbers.h>

namespace kata::judge {

SequenceRun run_on_sequence(const std::string& function, const std::vector<int>& numbers) {
  const std::array calls{subject::Call{function, {subject::to_argument(numbers)}}};
  return replay_sequence(attempt(calls), 0);
}

SequenceRun run_after(const std::string& function, const std::vector<int>& first,
                      const std::vector<int>& second) {
  const std::array calls{subject::Call{function, {subject::to_argument(first)}},
                         subject::Call{function, {subject::to_argument(second)}}};
  return replay_sequence(attempt(calls), 1);
}

}  // namespace kata::judge
