#include "sudoku_propagation_checks.h"

#include <findings/board/forced_steps.h>
#include <optional>
#include <string>
#include <text/number_words.h>

namespace kata::judge {
namespace {

Complaint unnoticed(const Run& run) {
  if (guesses_although(run, Forced::square, true) || guesses_although(run, Forced::digit, true)) {
    return "Your search guesses on a board that is dead.";
  }
  return std::nullopt;
}

Complaint too_early(const Run& run) {
  if (!guesses_too_early(run)) return std::nullopt;
  return "Your search guesses where something is forced.";
}

}  // namespace

Run solve(std::string_view board) {
  return judge::solve("solve_propagating", board);
}

RunMatcher NeedsNoGuess() {
  return rule("needs no guess", [](const Run& run) -> Complaint {
    const int made = guesses(run);
    if (made == 0) return std::nullopt;
    return "Your search guesses " + counted(made, "time") +
           "; on this board every digit is forced by those that stand already.";
  });
}

RunMatcher FillsSquaresWithOneDigit() {
  return rule("fills squares with one digit first", [](const Run& run) -> Complaint {
    if (!guesses_although(run, Forced::square, false)) return std::nullopt;
    return "Your search guesses while a square has only one digit left.";
  });
}

RunMatcher FillsDigitsWithOnePlace() {
  return rule("fills digits with one place first", [](const Run& run) -> Complaint {
    if (!guesses_although(run, Forced::digit, false)) return std::nullopt;
    return "Your search guesses while a digit has only one place left in a row, column or box.";
  });
}

RunMatcher NoticesDeadBoards() {
  return rule("notices dead boards", unnoticed);
}

RunMatcher GuessesOnlyWhereNothingIsForced() {
  return rule("guesses only where nothing is forced", too_early);
}

}  // namespace kata::judge
