#include <benchmark/sudoku_benchmark.h>

#include "sudoku_propagation.h"

KATA_SUDOKU_BENCHMARK(solve_propagating);
