#pragma once

#include <cstddef>
#include <grade/report.h>
#include <mutex>
#include <string>

namespace kata::grade {

/// Tells how far a run is: a bar on a terminal, a line for each submission elsewhere.
class Progress {
 public:
  explicit Progress(std::size_t all);

  /// `kept`: the report was there before.
  void finished(const Report& report, bool kept);

  /// Ends the bar's line.
  void end() const;

 private:
  void draw_bar(const std::string& last) const;

  std::mutex mutex_;
  std::size_t all_;
  std::size_t done_ = 0;
  bool is_terminal_;
};

/// A name on one line: other control characters are spelt out, line ends become question marks.
std::string printable(const std::string& name);

}  // namespace kata::grade
