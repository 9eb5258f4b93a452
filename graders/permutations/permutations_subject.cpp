#include <subject/on_sequence.h>
#include <vector>

#include "permutations.h"

void kata::subject::run_call(const Call& call, Journal& journal) {
  on_sequence(call, journal, [](const std::vector<int>& numbers, Sequence& order) {
    return permutations(numbers, order);
  });
}
