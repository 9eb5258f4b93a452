#include <algorithm>
#include <cstddef>
#include <grade/formats/text.h>
#include <grade/progress.h>
#include <iomanip>
#include <iostream>
#include <text/visible_text.h>
#include <unistd.h>

namespace kata::grade {
namespace {

std::string verdict(const Report& report) {
  if (!report.score) return "not graded (infrastructure)";
  return std::to_string(*report.score) + " of " + std::to_string(report.max_score);
}

}  // namespace

Progress::Progress(std::size_t all) : all_(all), is_terminal_(isatty(STDOUT_FILENO) == 1) {}

void Progress::finished(const Report& report, bool kept) {
  const std::scoped_lock lock(mutex_);
  ++done_;
  const std::string line = printable(report.submission) + ": " + verdict(report) +
                           (kept ? " (graded before)" : "") +
                           (report.message.empty() ? "" : ". " + printable(report.message));
  if (is_terminal_) {
    draw_bar(line);
    return;
  }
  const auto width = static_cast<int>(std::to_string(all_).size());
  std::cout << "[" << std::setw(width) << done_ << "/" << all_ << "] " << line << std::endl;
}

void Progress::draw_bar(const std::string& last) const {
  constexpr std::size_t length = 30;
  constexpr std::size_t columns = 79;
  const std::size_t filled = all_ == 0 ? length : done_ * length / all_;
  std::string line = "[" + std::string(filled, '#') + std::string(length - filled, '.') + "] " +
                     std::to_string(done_) + "/" + std::to_string(all_) + "  " + last;
  line.resize(std::min(line.size(), columns));
  std::cout << "\r\033[K" << line << std::flush;
}

void Progress::end() const {
  if (is_terminal_ && done_ > 0) std::cout << std::endl;
}

std::string printable(const std::string& name) {
  std::string line = one_line(kata::visible(name));
  std::replace(line.begin(), line.end(), '\t', '?');
  return line;
}

}  // namespace kata::grade
