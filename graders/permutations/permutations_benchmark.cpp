#include <cstddef>
#include <numeric>
#include <vector>

#include <benchmark/growth.h>

#include <kata/sequence.h>

#include "permutations.h"

namespace {

void list(benchmark::State& state) {
  std::vector<int> numbers(static_cast<std::size_t>(state.range(0)));
  std::iota(numbers.begin(), numbers.end(), 1);
  std::size_t orders = 0;
  for (auto _ : state) {
    kata::Sequence order;
    orders = permutations(numbers, order).size();
    benchmark::DoNotOptimize(orders);
  }
  state.counters["orders"] = static_cast<double>(orders);
  if (numbers.size() > 9) return;  // more choices and undos than the journal holds
  state.counters["choices"] = kata::benchmark::placements_of([&numbers](kata::Journal* journal) {
    kata::Sequence order(journal);
    permutations(numbers, order);
  });
}

}  // namespace

int main(int argc, char** argv) {
  kata::benchmark::show_growth("permutations", 5, 10, list);
  return kata::benchmark::run(argc, argv);
}
