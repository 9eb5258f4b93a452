#include <poll.h>
#include <replay/keyboard.h>
#include <termios.h>
#include <unistd.h>

namespace kata::replay {
namespace {

// Plain data: a signal handler reads it.
termios given;
volatile bool taken = false;

}  // namespace

Keyboard::Keyboard() {
  take();
}

Keyboard::~Keyboard() {
  give_back();
}

void Keyboard::take() {
  if (!taken && tcgetattr(STDIN_FILENO, &given) != 0) return;
  termios keys = given;
  keys.c_lflag &= ~static_cast<tcflag_t>(ICANON | ECHO);
  keys.c_cc[VMIN] = 1;
  keys.c_cc[VTIME] = 0;
  taken = tcsetattr(STDIN_FILENO, TCSADRAIN, &keys) == 0;
}

void Keyboard::give_back() noexcept {
  if (taken) tcsetattr(STDIN_FILENO, TCSANOW, &given);
  taken = false;
}

bool Keyboard::is_taken() noexcept {
  return taken;
}

std::optional<char> Keyboard::key(std::chrono::milliseconds patience) {
  pollfd input{taken ? STDIN_FILENO : -1, POLLIN, 0};
  if (poll(&input, 1, static_cast<int>(patience.count())) <= 0) return std::nullopt;
  char pressed = 0;
  if (read(STDIN_FILENO, &pressed, 1) != 1) {  // nobody is there any more
    give_back();
    return std::nullopt;
  }
  return pressed;
}

}  // namespace kata::replay
