#include <benchmark/growth.h>

#include <kata/chessboard.h>

#include "n_queens.h"

namespace {

void place(benchmark::State& state) {
  const int size = static_cast<int>(state.range(0));
  bool placed = false;
  for (auto _ : state) {
    kata::Chessboard board(size);
    placed = place_queens(board);
    benchmark::DoNotOptimize(placed);
  }
  if (!placed) state.SkipWithError("no arrangement was found");
  state.counters["placements"] = kata::benchmark::placements_of([size](kata::Journal* journal) {
    kata::Chessboard board(size, journal);
    place_queens(board);
  });
}

void count(benchmark::State& state) {
  int arrangements = 0;
  for (auto _ : state) {
    kata::Chessboard board(static_cast<int>(state.range(0)));
    arrangements = count_arrangements(board);
    benchmark::DoNotOptimize(arrangements);
  }
  state.counters["arrangements"] = arrangements;
}

}  // namespace

int main(int argc, char** argv) {
  kata::benchmark::show_growth("place_queens", 8, 14, place);
  kata::benchmark::show_growth("count_arrangements", 8, 14, count);
  return kata::benchmark::run(argc, argv);
}
