#pragma once

#include <benchmark/benchmark.h>
#include <benchmark/in_memory_journal.h>

namespace kata::benchmark {

/// Registers `function(state)` as `name` for each size from `first` to `last`: what is to be seen
/// is how the time grows from one to the next, not the time.
template <class Function>
void show_growth(const char* name, int first, int last, Function function) {
  ::benchmark::RegisterBenchmark(name, function)
      ->DenseRange(first, last)
      ->Unit(::benchmark::kMicrosecond);
}

/// How many choices `search(journal)` makes.
template <class Search>
double placements_of(Search search) {
  InMemoryJournal memory(4'000'000);
  search(&memory.journal());
  return static_cast<double>(memory.placements());
}

/// Runs what is registered, as the command line asks. Returns the program's exit code.
inline int run(int argc, char** argv) {
  ::benchmark::Initialize(&argc, argv);
  if (::benchmark::ReportUnrecognizedArguments(argc, argv)) return 1;
  ::benchmark::RunSpecifiedBenchmarks();
  return 0;
}

}  // namespace kata::benchmark
