#pragma once

#include <cstddef>
#include <string_view>

#include <benchmark/benchmark.h>
#include <benchmark/boards.h>
#include <benchmark/in_memory_journal.h>

#include <kata/board.h>
#include <kata/grid.h>

namespace kata::benchmark {

/// Times `solver(board)` on one board; the counters tell how much it did.
template <class Solver>
void time_solver(::benchmark::State& state, Solver solver, std::string_view text) {
  constexpr std::size_t events = 4'000'000;
  const Grid givens = parse_grid(text);
  InMemoryJournal memory(events);
  bool solved = false;
  for (auto _ : state) {
    memory.clear();
    squares_read = 0;
    Board board(givens, &memory.journal());
    solved = solver(board);
    ::benchmark::DoNotOptimize(solved);
  }
  if (!solved) state.SkipWithError("the board was not solved");
  state.counters["squares_read"] = static_cast<double>(squares_read);
}

/// One benchmark for each board: the article's, then harder ones.
#define KATA_SUDOKU_BENCHMARK(solver)                                             \
  int main(int argc, char** argv) {                                               \
    benchmark::Initialize(&argc, argv);                                           \
    if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 1;             \
    for (const auto& [name, text] : kata::benchmark::boards) {                    \
      benchmark::RegisterBenchmark(name, [text = text](benchmark::State& state) { \
        kata::benchmark::time_solver(                                             \
            state, [](kata::Board& board) { return solver(board); }, text);       \
      });                                                                         \
    }                                                                             \
    benchmark::RunSpecifiedBenchmarks();                                          \
    return 0;                                                                     \
  }                                                                               \
  static_assert(true)

}  // namespace kata::benchmark
