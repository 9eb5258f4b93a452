#include <algorithm>
#include <array>
#include <string_view>

#include <benchmark/benchmark.h>
#include <benchmark/boards.h>

#include "sudoku_fast.h"

namespace {

void time_solver(benchmark::State& state, std::string_view text) {
  std::array<char, 81> givens{};
  std::copy(text.begin(), text.end(), givens.begin());
  bool solved = false;
  for (auto _ : state) {
    std::array<char, 81> board = givens;
    solved = solve_fast(board);
    benchmark::DoNotOptimize(board);
  }
  if (!solved) state.SkipWithError("the board was not solved");
}

}  // namespace

int main(int argc, char** argv) {
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 1;
  for (const auto& [name, text] : kata::benchmark::boards) {
    benchmark::RegisterBenchmark(
        name, [text = text](benchmark::State& state) { time_solver(state, text); });
  }
  benchmark::RunSpecifiedBenchmarks();
  return 0;
}
