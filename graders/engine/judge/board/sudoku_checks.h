#pragma once

#include <judge/board/sudoku_matchers.h>
#include <judge/check.h>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <kata/grid.h>

namespace kata::judge {

/// `function(board)` of the subject under test, in a process of its own.
Run solve(const std::string& function, std::string_view board);

/// The second of two calls in one process: on `second`, after a call on `first`.
Run solve_after(const std::string& function, std::string_view first, std::string_view second);

/// One call for each board, in order and in one process.
std::vector<Run> solve_each(const std::string& function, std::span<const Grid> boards);

}  // namespace kata::judge
