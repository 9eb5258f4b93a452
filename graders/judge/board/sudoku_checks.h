#pragma once

#include <judge/board/sudoku_matchers.h>
#include <judge/board/sudoku_run.h>
#include <judge/check.h>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kata::judge {

/// `function(board)` of the subject under test, in a process of its own.
SudokuRun solve(const std::string& function, std::string_view board);

/// The second of two calls in one process: on `second`, after a call on `first`.
SudokuRun solve_after(const std::string& function, std::string_view first, std::string_view second);

/// One call for each board, in order and in one process.
std::vector<SudokuRun> solve_each(const std::string& function, std::span<const Grid> boards);

}  // namespace kata::judge
