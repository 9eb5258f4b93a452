#pragma once

#include <string>
#include <vector>

namespace kata::grade {

/// `grade report`: finished reports in another format.
struct ReportOptions {
  std::string results;               ///< all of them, or the folder of one submission
  std::vector<std::string> formats;  ///< their names
  std::string to;                    ///< of one submission: the file; empty: standard output
};

/// Returns the exit code. Throws std::invalid_argument where the command line is wrong.
int run_report(const ReportOptions& options);

/// `grade gradebook`: a file that a platform imports.
struct GradebookOptions {
  std::string results;
  std::string format;      ///< canvas or moodle
  std::string students;    ///< a CSV file
  std::string assignment;  ///< for Canvas
  int scale = 0;           ///< how many points are the most; 0: as in the reports
  std::string to;          ///< the file; empty: standard output
};

/// The same.
int run_gradebook(const GradebookOptions& options);

}  // namespace kata::grade
