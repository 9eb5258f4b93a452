#include <algorithm>
#include <chrono>
#include <cmath>
#include <ostream>
#include <replay/frame.h>
#include <replay/playback.h>
#include <replay/terminal_guard.h>
#include <replay/watch.h>
#include <sys/ioctl.h>
#include <thread>
#include <unistd.h>

namespace kata::replay {
namespace {

constexpr double frames_per_second = 30;

bool fits(const std::vector<std::string>& lines) {
  winsize size{};
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_row == 0) return true;
  return lines.size() < size.ws_row;
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

void play(std::ostream& out, const Recording& recording, std::size_t events, Playback& playback,
          double events_per_second) {
  using Clock = std::chrono::steady_clock;
  const TerminalGuard guard(out);
  print(out, frame(recording, playback, 0, Ink::ansi));
  const auto start = Clock::now();
  const double frame_rate = std::min(events_per_second, frames_per_second);
  std::size_t position = 0;
  for (double frames = 1; position < events; ++frames) {
    const std::chrono::duration<double> due(frames / frame_rate);
    std::this_thread::sleep_until(start + std::chrono::duration_cast<Clock::duration>(due));
    const double due_events = std::floor(due.count() * events_per_second + 1e-9);
    while (position < events && static_cast<double>(position) < due_events) {
      playback.apply(recording.events[position++]);
    }
    reprint(out, frame(recording, playback, position, Ink::ansi));
  }
}

}  // namespace

void watch(std::ostream& out, const Recording& recording, double events_per_second,
           bool is_terminal) {
  const Playable shown = playable(recording.start, recording.events);
  Playback playback(recording.start);
  if (is_terminal && events_per_second > 0 && fits(frame(recording, playback, 0, Ink::plain))) {
    play(out, recording, shown.events, playback, events_per_second);
  } else {
    for (std::size_t i = 0; i < shown.events; ++i) playback.apply(recording.events[i]);
    print(out, frame(recording, playback, shown.events, Ink::plain));
  }
  if (!shown.fault.empty()) out << "the next step of this journal is " << shown.fault << "\n";
  if (!recording.ending.empty()) out << recording.ending << "\n";
  out.flush();
}

}  // namespace kata::replay
