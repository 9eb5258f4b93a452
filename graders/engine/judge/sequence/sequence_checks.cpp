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

Run run_on_sequence(const std::string& function, const std::vector<int>& numbers) {
  return run_of({function, {subject::to_argument(numbers)}}, tight());
}

Run run_after(const std::string& function, const std::vector<int>& first,
              const std::vector<int>& second) {
  return run_of_last(std::array{subject::Call{function, {subject::to_argument(first)}},
                                subject::Call{function, {subject::to_argument(second)}}},
                     tight());
}

}  // namespace kata::judge
