#include <algorithm>
#include <array>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <front_door/check.h>
#include <front_door/hints.h>
#include <front_door/open_page.h>
#include <front_door/saves.h>
#include <front_door/watch.h>
#include <iostream>
#include <memory>
#include <optional>
#include <poll.h>
#include <replay/keyboard.h>
#include <string>
#include <unistd.h>

namespace kata::front_door {
namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

// Who saves again this soon is not done: then the last save is waited for.
constexpr milliseconds soon(1000);
constexpr milliseconds quiet(300);

constexpr std::size_t least_lines = 24;
constexpr std::size_t least_columns = 80;

// What signals have asked for.
volatile std::sig_atomic_t to_end = 0;
volatile std::sig_atomic_t to_draw = 0;
volatile std::sig_atomic_t to_take = 0;

/// Notes signals for as long as it lives, and what they did before is done again afterwards.
class Signals {
 public:
  Signals() {
    to_end = 0;
    to_draw = 0;
    to_take = 0;
    note(SIGINT, [](int) { to_end = 1; });
    note(SIGTERM, [](int) { to_end = 1; });
    note(SIGHUP, [](int) { to_end = 1; });
    note(SIGWINCH, [](int) { to_draw = 1; });
    note(SIGCONT, [](int) {
      to_draw = 1;
      to_take = 1;
    });
  }
  ~Signals() {
    for (std::size_t i = 0; i < noted_; ++i)
      sigaction(before_[i].signal, &before_[i].action, nullptr);
  }
  Signals(const Signals&) = delete;
  Signals& operator=(const Signals&) = delete;

 private:
  struct Before {
    int signal = 0;
    struct sigaction action {};
  };

  void note(int signal, void (*handler)(int)) {
    struct sigaction action {};
    action.sa_handler = handler;
    sigemptyset(&action.sa_mask);
    before_[noted_].signal = signal;
    sigaction(signal, &action, &before_[noted_].action);
    ++noted_;
  }

  std::array<Before, 5> before_;
  std::size_t noted_ = 0;
};

class Watch {
 public:
  Watch(const Course& course, const Exercise& exercise) : course_(course) { go_to(exercise); }

  void run() {
    const Signals signals;
    const replay::Keyboard keyboard;
    while (to_end == 0 && !quit_) {
      wait();
      if (to_take != 0) replay::Keyboard::take();
      to_take = 0;
      if (const auto key = replay::Keyboard::key(milliseconds(0))) press(*key);
      if (saves_->look()) saved();
      if (due_ && Clock::now() >= *due_) check();
      if (check_ && !check_->goes_on()) tell();
      if (to_draw != 0) draw();
      to_draw = 0;
    }
    check_.reset();
    std::cout << std::endl;
  }

 private:
  void go_to(const Exercise& exercise) {
    exercise_ = &exercise;
    saves_ = std::make_unique<Saves>(exercise.source);
    text_.clear();
    check();
  }

  void wait() const {
    std::array<pollfd, 3> inputs{{{STDIN_FILENO, POLLIN, 0},
                                  {saves_->descriptor(), POLLIN, 0},
                                  {check_ ? check_->descriptor() : -1, POLLIN, 0}}};
    if (!has_keys_) inputs[0].fd = -1;
    // Some file systems tell of no changes, so a look from time to time it is.
    milliseconds patience(saves_->descriptor() < 0 ? 100 : 1000);
    if (due_) {
      const auto left = std::chrono::ceil<milliseconds>(*due_ - Clock::now());
      patience = std::clamp(left, milliseconds(0), patience);
    }
    poll(inputs.data(), inputs.size(), static_cast<int>(patience.count()));
  }

  void press(char key) {
    switch (key) {
      case 'h':
        show(next_hint(course_, *exercise_));
        break;
      case 'p':
        open();
        break;
      case 'n':
        go_to(course_.after(*exercise_));
        break;
      case 'v':
        show(verdict_);
        break;
      case '\n':
        check();
        break;
      case 'q':
      case '\x04':  // Ctrl-D
        quit_ = true;
        break;
      default:
        break;
    }
  }

  void open() {
    const auto page = last_page(course_);
    if (!page) {
      show("No failure has left a page yet.\n");
    } else if (!open_page(*page)) {
      show("No browser was found here. Open this page in yours:\n" + page->string() + "\n");
    }
  }

  void saved() {
    const auto now = Clock::now();
    const bool again = saved_ && now - *saved_ < soon;
    saved_ = now;
    if (again) {
      check_.reset();
      due_ = now + quiet;
    } else {
      check();
    }
  }

  void check() {
    due_.reset();
    check_.reset();
    Screen room = screen();
    room.lines = std::max(room.lines, least_lines) - below_the_verdict;
    begun_ = Clock::now();
    check_ = std::make_unique<Check>(*exercise_, room);
    status_ = announcement(*exercise_);
    draw_status();
  }

  void tell() {
    const std::chrono::duration<double> taken = Clock::now() - begun_;
    std::array<char, 32> seconds{};
    std::snprintf(seconds.data(), seconds.size(), "%.2f s", taken.count());
    status_ = exercise_->name + " in " + seconds.data();
    verdict_ = check_->verdict();
    check_.reset();
    show(verdict_);
  }

  void show(const std::string& text) {
    text_ = text;
    draw();
  }

  void draw() const {
    const Screen room = screen();
    std::string text = text_;
    if (room.lines < least_lines || room.columns < least_columns) {
      text += "This terminal has " + std::to_string(room.columns) + " columns and " +
              std::to_string(room.lines) +
              " lines; verdicts are written for 80 and 24. A larger one shows them whole.\n";
    }
    std::cout << (is_terminal_ ? "\x1b[H\x1b[2J" : "") << text << std::endl;
    draw_status();
  }

  void draw_status() const {
    if (!is_terminal_) return;
    const std::string keys = has_keys_ ? "h hint  p page  n next  q quit   " : "";
    std::cout << "\r\x1b[K" << keys << status_ << std::flush;
  }

  static constexpr std::size_t below_the_verdict = 2;  // an empty line and the keys

  const Course& course_;
  const Exercise* exercise_ = nullptr;
  std::unique_ptr<Saves> saves_;
  std::unique_ptr<Check> check_;
  std::optional<Clock::time_point> saved_;  // the last save
  std::optional<Clock::time_point> due_;    // when to check after several saves
  Clock::time_point begun_;
  std::string verdict_;
  std::string text_;  // what is shown
  std::string status_;
  bool quit_ = false;
  const bool is_terminal_ = isatty(STDOUT_FILENO) == 1;
  const bool has_keys_ = isatty(STDIN_FILENO) == 1;
};

}  // namespace

void watch(const Course& course, const Exercise& exercise) {
  Watch(course, exercise).run();
}

}  // namespace kata::front_door
