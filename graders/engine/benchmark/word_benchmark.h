#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include <benchmark/benchmark.h>
#include <benchmark/in_memory_journal.h>

#include <kata/letter_grid.h>
#include <kata/path.h>

namespace kata::benchmark {

/// The grid that word searches are timed on, `size` by `size`: A and B in turn, with one C in the
/// last corner.
inline std::string growing_grid(int size) {
  std::string text;
  for (int row = 0; row < size; ++row) {
    for (int column = 0; column < size; ++column) text += (row + column) % 2 == 0 ? 'A' : 'B';
    text += '\n';
  }
  text[text.size() - 2] = 'C';
  return text;
}

/// It is not on the grid, for C has only B's beside it. The plain order follows every path of A's
/// and B's to find that out; a start at the C sees it at once.
inline constexpr std::string_view growing_word = "ABABABAC";

/// Times `search(grid, word, path)` on a grid with `state.range(0)` squares a side.
template <class Search>
void time_word_search(::benchmark::State& state, Search search) {
  constexpr std::size_t events = 4'000'000;
  const LetterGrid grid(growing_grid(static_cast<int>(state.range(0))));
  InMemoryJournal memory(events);
  bool found = true;
  for (auto _ : state) {
    memory.clear();
    Path path(grid, &memory.journal());
    found = search(grid, growing_word, path);
    ::benchmark::DoNotOptimize(found);
  }
  if (found) state.SkipWithError("the word is not there, but the search says that it is");
  state.counters["steps"] = static_cast<double>(memory.count()) / 2;  // each is undone again
}

}  // namespace kata::benchmark
