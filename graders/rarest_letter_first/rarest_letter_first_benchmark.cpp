#include <search/word_search.h>

#include <benchmark/word_benchmark.h>

#include "rarest_letter_first.h"

namespace {

void rarest_letter_first(benchmark::State& state) {
  kata::benchmark::time_word_search(state, find_word_rarest_first);
}
BENCHMARK(rarest_letter_first)->RangeMultiplier(2)->Range(4, 32)->Unit(benchmark::kMicrosecond);

/// For comparison: the reference search in plain order, which keeps no journal.
void plain_order(benchmark::State& state) {
  using namespace kata;
  const LetterGrid grid(kata::benchmark::growing_grid(static_cast<int>(state.range(0))));
  search::WordTrace trace;
  for (auto _ : state) {
    trace = search::find_word(grid, kata::benchmark::growing_word, search::WordOrder::plain);
    ::benchmark::DoNotOptimize(trace.steps);
  }
  state.counters["steps"] = static_cast<double>(trace.steps);
}
BENCHMARK(plain_order)->RangeMultiplier(2)->Range(4, 32)->Unit(benchmark::kMicrosecond);

}  // namespace

BENCHMARK_MAIN();
