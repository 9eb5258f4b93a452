#include <benchmark/word_benchmark.h>

#include "word_search.h"

namespace {

void growing_grid(benchmark::State& state) {
  kata::benchmark::time_word_search(state, find_word);
}
BENCHMARK(growing_grid)->RangeMultiplier(2)->Range(4, 32)->Unit(benchmark::kMicrosecond);

}  // namespace

BENCHMARK_MAIN();
