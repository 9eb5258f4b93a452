#include <benchmark/growth.h>

#include <kata/chessboard.h>

#include "queens_fewest_first.h"

namespace {

void place(benchmark::State& state) {
  const int size = static_cast<int>(state.range(0));
  bool placed = false;
  for (auto _ : state) {
    kata::Chessboard board(size);
    placed = place_queens_fewest_first(board);
    benchmark::DoNotOptimize(placed);
  }
  if (!placed) state.SkipWithError("no arrangement was found");
  state.counters["placements"] = kata::benchmark::placements_of([size](kata::Journal* journal) {
    kata::Chessboard board(size, journal);
    place_queens_fewest_first(board);
  });
}

}  // namespace

int main(int argc, char** argv) {
  kata::benchmark::show_growth("place_queens_fewest_first", 8, 20, place);
  return kata::benchmark::run(argc, argv);
}
