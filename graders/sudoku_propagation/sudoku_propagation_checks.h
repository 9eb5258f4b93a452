#pragma once

#include <judge/board/sudoku_checks.h>
#include <string_view>

namespace kata::judge {

/// `solve_propagating(board)` of the subject under test, in a process of its own.
Run solve(std::string_view board);

/// Placed no digit but forced ones.
RunMatcher NeedsNoGuess();

/// Guessed only where no square had a single digit left.
RunMatcher FillsSquaresWithOneDigit();

/// Guessed only where no digit had a single place left in a row, column or box.
RunMatcher FillsDigitsWithOnePlace();

/// Guessed on no board on which a square had no digit left, or a digit no place.
RunMatcher NoticesDeadBoards();

/// All of it.
RunMatcher GuessesOnlyWhereNothingIsForced();

}  // namespace kata::judge
