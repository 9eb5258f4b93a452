#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstddef>
#include <optional>
#include <ostream>
#include <problems/playback.h>
#include <replay/frame.h>
#include <replay/keyboard.h>
#include <replay/terminal_guard.h>
#include <replay/watch.h>
#include <sstream>
#include <string>
#include <sys/ioctl.h>
#include <unistd.h>
#include <vector>

namespace kata::replay {
namespace {

constexpr double frames_per_second = 30;

// Unless a speed is asked for: slow enough to follow, and over in a minute.
constexpr double least_speed = 20;
constexpr double most_seconds = 60;

constexpr std::size_t lines_for_keys = 2;

bool fits(const std::vector<std::string>& lines) {
  winsize size{};
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_row == 0) return true;
  return lines.size() + lines_for_keys < size.ws_row;
}

void print(std::ostream& out, const std::vector<std::string>& lines) {
  for (const std::string& line : lines) out << line << "\n";
}

/// Prints over the frame before, which has as many lines.
void reprint(std::ostream& out, const std::vector<std::string>& lines) {
  out << "\x1b[" << lines.size() << "A";
  for (const std::string& line : lines) out << "\r" << line << "\x1b[K\n";
  out.flush();
}

/// Plays a recording, as fast as its keys say.
class Show {
 public:
  Show(std::ostream& out, const Recording& recording, std::size_t events, double speed)
      : out_(out),
        recording_(recording),
        playback_(*recording.problem),
        events_(events),
        speed_(speed) {}

  /// Plays up to the end. False where it was left before.
  bool play() {
    const TerminalGuard guard(out_);
    const Keyboard keyboard;
    print(out_, picture());
    while (position_ < events_ && !left_) {
      wait_for_the_next_picture();
      owed_ += paused_ ? 0 : speed_ / pictures_a_second();
      while (owed_ >= 1 && position_ < events_) step();
      reprint(out_, picture());
    }
    return !left_;
  }

 private:
  double pictures_a_second() const { return std::min(speed_, frames_per_second); }

  void step() {
    playback_.apply(recording_.events[position_++]);
    owed_ = std::max(owed_ - 1, 0.0);
  }

  /// Waits until the next picture is due, or a key was pressed.
  void wait_for_the_next_picture() {
    using Clock = std::chrono::steady_clock;
    const std::chrono::duration<double> time(1 / pictures_a_second());
    due_ = std::max(due_, Clock::now() - std::chrono::seconds(1));
    due_ += std::chrono::duration_cast<Clock::duration>(time);
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(due_ - Clock::now());
    const auto key = Keyboard::key(std::max(left, std::chrono::milliseconds(0)));
    if (!key) return;
    due_ = Clock::now();
    press(*key);
  }

  void press(char key) {
    switch (key) {
      case ' ':
        paused_ = !paused_;
        break;
      case 's':
        paused_ = true;
        owed_ = 0;
        step();
        break;
      case '+':
        speed_ = std::min(speed_ * 2, 1e6);
        break;
      case '-':
        speed_ = std::max(speed_ / 2, 0.5);
        break;
      case 'q':
        left_ = true;
        break;
      default:
        break;
    }
  }

  std::vector<std::string> picture() const {
    std::vector<std::string> lines = frame(recording_, playback_, position_, Ink::ansi);
    if (!Keyboard::is_taken()) return lines;
    std::ostringstream keys;
    keys << "space " << (paused_ ? "plays" : "pauses") << "  s step  + faster  - slower  q quit   "
         << speed_ << " a second";
    lines.insert(lines.end(), {"", keys.str()});
    return lines;
  }

  std::ostream& out_;
  const Recording& recording_;
  problems::Playback playback_;
  const std::size_t events_;
  double speed_;
  std::size_t position_ = 0;
  double owed_ = 0;  // of the next step, the part whose time has come
  bool paused_ = false;
  bool left_ = false;
  std::chrono::steady_clock::time_point due_ = std::chrono::steady_clock::now();
};

}  // namespace

void watch(std::ostream& out, const Recording& recording, std::optional<double> speed,
           bool is_terminal) {
  const problems::Playable shown = problems::playable(*recording.problem, recording.events);
  problems::Playback playback(*recording.problem);
  const double events = static_cast<double>(shown.events);
  const double chosen = speed.value_or(std::max(least_speed, std::ceil(events / most_seconds)));
  if (is_terminal && chosen > 0 && fits(frame(recording, playback, 0, Ink::plain))) {
    if (!Show(out, recording, shown.events, chosen).play()) return;
  } else {
    for (std::size_t i = 0; i < shown.events; ++i) playback.apply(recording.events[i]);
    print(out, frame(recording, playback, shown.events, Ink::plain));
  }
  if (!shown.fault.empty()) out << "the next step of this journal is " << shown.fault << "\n";
  if (!recording.ending.empty()) out << recording.ending << "\n";
  out.flush();
}

}  // namespace kata::replay
