#include <benchmark/sudoku_benchmark.h>

#include "sudoku_naive.h"

KATA_SUDOKU_BENCHMARK(solve_naive);
