#pragma once

#include <judge/board/sudoku_run.h>
#include <string>

namespace kata::judge {

/// What goes wrong in a run of a solver: the first wrong step with the board around it and then,
/// only where all its runs fit a known mistake, what that is and where to look. Paragraphs begin
/// with an empty line, so that the text can follow a sentence; empty where nothing can be said.
std::string explain(const SudokuRun& run);

}  // namespace kata::judge
