#pragma once

#include <chrono>
#include <optional>

namespace kata::replay {

/// Reads single keys from the terminal, without Enter and without showing them, for as long as it
/// lives. Where standard input is no terminal no key is ever pressed. One at a time.
class Keyboard {
 public:
  Keyboard();
  ~Keyboard();
  Keyboard(const Keyboard&) = delete;
  Keyboard& operator=(const Keyboard&) = delete;

  /// Whether there is a terminal whose keys are read.
  static bool is_taken() noexcept;

  /// The key that was pressed, if one is within `patience`.
  static std::optional<char> key(std::chrono::milliseconds patience);

  /// Takes the terminal again, say when the program goes on after Ctrl-Z.
  static void take();

  /// Gives the terminal back as it was; also from a signal handler.
  static void give_back() noexcept;
};

}  // namespace kata::replay
