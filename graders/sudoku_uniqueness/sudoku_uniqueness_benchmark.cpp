#include <benchmark/sudoku_benchmark.h>

#include "sudoku_uniqueness.h"

static bool is_unique(kata::Board& board) {
  return count_solutions(board, 2) == 1;
}

KATA_SUDOKU_BENCHMARK(is_unique);
