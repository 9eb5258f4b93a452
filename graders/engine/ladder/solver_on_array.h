#pragma once

// solve_fast as the ladder calls it.
#include "sudoku_fast.h"

namespace kata::ladder {

inline bool solve(std::array<char, 81>& board) {
  return solve_fast(board);
}

}  // namespace kata::ladder
