#pragma once

#include <cstddef>
#include <filesystem>
#include <judge/session.h>
#include <string>
#include <vector>

namespace kata::judge {

/// What one check came to.
struct CheckResult {
  std::string sentence;
  int points = 0;
  Visibility visibility = Visibility::open;
  bool passed = false;
  bool started = true;  ///< false: the function it asks about is an untouched stub
  std::string message;  ///< why it failed, for the student; empty when it passed
};

/// What is told beside the checks. All of it may be empty.
struct Remarks {
  std::string note;        ///< about the file, whether it passes or not
  std::string printed;     ///< what the program printed in the run that failed
  std::string replay;      ///< the page on which the first failed search can be watched
  std::string hints;       ///< where the exercise's hints are
  std::string achieved;    ///< what a program that passes has done
  std::string advice;      ///< what a program that passes could do better
  std::string afterwards;  ///< what to try next on this exercise
  std::string next;        ///< the exercise that comes next
};

/// What a text is written for.
struct Screen {
  bool colours = false;
  std::size_t lines = 24;
};

/// Whether colours are wanted on standard output: it is a terminal whose user has not asked for
/// none (NO_COLOR), or a program has asked for them in a terminal's place (CLICOLOR_FORCE).
bool wants_colours();

/// The results of all checks of one run of a judge, as text for a terminal of 80 columns. What to
/// do first stands last.
std::string to_text(const std::vector<CheckResult>& results, const Remarks& remarks,
                    const Screen& screen);

/// The remarks that do not depend on a terminal, as sentences.
std::string to_sentences(const Remarks& remarks);

/// A line that says how far the exercise is: "sudoku_naive 9 14" (checks passed, checks). What the
/// progress table is made from.
std::string to_summary(const std::vector<CheckResult>& results);

}  // namespace kata::judge
