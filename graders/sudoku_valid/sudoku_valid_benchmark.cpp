#include <benchmark/sudoku_benchmark.h>

#include "sudoku_valid.h"

KATA_SUDOKU_BENCHMARK(is_valid);
