#pragma once

#include <judge/check.h>
#include <judge/sudoku_matchers.h>
#include <judge/sudoku_run.h>
#include <string>
#include <string_view>

namespace kata::judge {

/// `function(board)` of the subject under test, in a process of its own.
SudokuRun solve(const std::string& function, std::string_view board);

/// The second of two calls in one process: on `second`, after a call on `first`.
SudokuRun solve_after(const std::string& function, std::string_view first, std::string_view second);

}  // namespace kata::judge
