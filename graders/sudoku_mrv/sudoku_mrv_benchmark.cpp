#include <benchmark/sudoku_benchmark.h>

#include "sudoku_mrv.h"

KATA_SUDOKU_BENCHMARK(solve_mrv);
