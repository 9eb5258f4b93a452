#pragma once

#include <judge/board/sudoku_complaints.h>
#include <string_view>

namespace kata::judge {

/// `count_solutions(board, limit)` of the subject under test, in a process of its own.
SudokuRun count_solutions(std::string_view board, int limit);

/// The second of two such calls in one process.
SudokuRun count_solutions_after(std::string_view first, std::string_view second, int limit);

/// Returned `solutions`.
SudokuMatcher CountsSolutions(int solutions);

/// Left the board as it was.
SudokuMatcher HandsTheBoardBack();

}  // namespace kata::judge
