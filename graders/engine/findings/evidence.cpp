#include <attempt/outcome.h>
#include <findings/evidence.h>

namespace kata::judge {

bool went_as_far_as_it_could(const Run& run) {
  const Outcome outcome = run.attempt->outcome;
  return run.returned || outcome == Outcome::time_limit || outcome == Outcome::placement_limit ||
         outcome == Outcome::memory_limit;
}

}  // namespace kata::judge
