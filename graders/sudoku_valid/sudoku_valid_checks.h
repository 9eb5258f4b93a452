#pragma once

#include <judge/board/sudoku_complaints.h>
#include <string>

namespace kata::judge {

/// Says of its board what the rules say: true when no digit stands twice in a row, column or box.
SudokuMatcher TellsWhetherItIsValid();

/// The article's point about one pass, where a check looked at far more squares than it needs; else
/// empty.
std::string advice_on_one_pass(const SudokuRun& run);

}  // namespace kata::judge
