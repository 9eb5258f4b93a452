#pragma once

#include <ladder/climber.h>
#include <memory>
#include <string>
#include <vector>

namespace kata::ladder {

/// How fast a program was on one set of boards.
struct Result {
  std::string name;
  bool is_yours = false;
  double boards_per_second = 0;  ///< in the fastest of its runs, the one disturbed least
  double disturbance = 0;        ///< by how much its middle run took longer: 0.1 for ten percent
};

/// A program that was not measured on a set, and why.
struct NotMeasured {
  std::string name;
  bool is_yours = false;
  std::string reason;
};

/// All programs on one set.
struct Measured {
  BoardSet set;
  std::vector<Result> results;  ///< slowest first
  std::vector<NotMeasured> not_measured;
};

/// How much is measured.
struct Effort {
  int repetitions = 7;
  double seconds_a_run = 0.02;
};

/// Measures all programs on all sets, side by side: warmed up, and their runs shuffled among each
/// other, so that what the machine does besides meets all of them alike.
std::vector<Measured> measure(const std::vector<std::unique_ptr<Climber>>& climbers,
                              const Effort& effort);

/// How much the runs were disturbed: the middle one of all results.
double disturbance(const std::vector<Measured>& measured);

/// Above this, the machine was too busy to tell close ones apart.
inline constexpr double much_disturbed = 0.15;

}  // namespace kata::ladder
