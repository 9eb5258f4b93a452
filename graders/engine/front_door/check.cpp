#include <cstdlib>
#include <filesystem>
#include <front_door/check.h>
#include <string_view>
#include <sys/ioctl.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace kata::front_door {
namespace {

bool is_set(const char* name) {
  const char* const value = std::getenv(name);
  return value != nullptr && *value != '\0';
}

}  // namespace

Screen screen() {
  Screen found;
  if (isatty(STDOUT_FILENO) != 1) return found;
  const char* const terminal = std::getenv("TERM");
  found.colours =
      !is_set("NO_COLOR") && terminal != nullptr && std::string_view(terminal) != "dumb";
  winsize size{};
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_row > 0 && size.ws_col > 0) {
    found.lines = size.ws_row;
    found.columns = size.ws_col;
  }
  return found;
}

std::string announcement(const Exercise& exercise) {
  std::error_code ignored;
  const bool is_first = !std::filesystem::exists(exercise.judge.front(), ignored);
  return is_first ? "building the checks of " + exercise.name + ", once ..."
                  : "checking " + exercise.name + " ...";
}

Check::Check(const Exercise& exercise, const Screen& screen)
    : judge_(exercise.judge), job_(std::make_unique<Job>(exercise.build)) {
  judge_.push_back("--lines=" + std::to_string(screen.lines));
  if (screen.colours) judge_.insert(judge_.begin(), {"env", "CLICOLOR_FORCE=1"});
}

bool Check::goes_on() {
  if (job_->goes_on()) return true;
  if (judging_ || job_->exit_code() != 0) return false;
  judging_ = true;
  job_ = std::make_unique<Job>(judge_);
  return true;
}

void Check::finish() {
  while (goes_on()) job_->finish();
}

}  // namespace kata::front_door
