#pragma once

#include <cstddef>
#include <grade/isolation.h>
#include <grade/report.h>
#include <grade/results.h>
#include <grade/submission.h>
#include <grade/toolbox.h>
#include <string>
#include <vector>

namespace kata::grade {

/// How many submissions a run came to.
struct Tally {
  std::size_t graded = 0;
  std::size_t kept = 0;            ///< graded by an earlier run, with the same inputs
  std::size_t not_graded = 0;      ///< infrastructure
  std::vector<std::string> alike;  ///< notices on texts that are alike: nobody's points
};

/// Grades submissions, `jobs` exercises at a time, and writes a report of each as soon as it is
/// complete. Whoever runs it again goes on where it was ended. Throws std::system_error where a
/// report cannot be written.
Tally grade_all(const Toolbox& toolbox, const std::vector<Submission>& submissions,
                const Results& results, const Isolation& isolation, const std::string& required,
                unsigned jobs);

/// Lets the exercises at hand be finished and begins no others. May be called by a signal handler.
void stop_grading() noexcept;

/// Whether stop_grading() was called.
bool grading_was_stopped() noexcept;

/// Writes a report that says why it is not graded for each submission without a finished one.
Tally refuse_all(const Toolbox& toolbox, const std::vector<Submission>& submissions,
                 const Results& results, const Isolation& isolation, const std::string& reason);

}  // namespace kata::grade
