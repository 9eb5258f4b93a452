#pragma once

#include <optional>
#include <runs/run.h>
#include <runs/wrong_step.h>
#include <string>

namespace kata::judge {

/// What is known of a board without a guess.
enum class Forced {
  square,  ///< a square with one digit left, or with none
  digit    ///< a digit with one place left in a row, column or box, or with none
};

/// The first guess that was made although a square or a digit was forced; where it is a dead board
/// that was not noticed, `dead` asks for it.
std::optional<WrongStep> guesses_although(const Run& run, Forced forced, bool dead);

/// The first guess that was made although anything was forced, or the board was dead.
std::optional<WrongStep> guesses_too_early(const Run& run);

/// How often a digit was placed that nothing forced. What was found wrong already, by taking it
/// off, is remembered as one who searches may do.
int guesses(const Run& run);

/// What the guesses of a run have in common: which of the forced things it always fills, and which
/// it passes over. A paragraph behind an empty line; empty where it passes over none.
std::string explain_guesses(const Run& run);

}  // namespace kata::judge
