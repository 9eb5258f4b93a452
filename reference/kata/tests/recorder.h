#pragma once

#include <array>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <vector>

#include <kata/journal.h>

namespace kata::tests {

/// A journal whose events can be looked at.
class Recorder {
 public:
  Journal* journal() { return &journal_; }
  std::vector<Event> events() const { return {events_.begin(), events_.begin() + count_}; }

 private:
  std::array<Event, 64> events_{};
  std::uint64_t count_ = 0;
  Journal journal_{events_.data(), events_.size(), count_, [] { std::abort(); }};
};

/// The message of the exception that `action` throws; fails the test if it throws none.
template <class Exception, class Action>
std::string message_of(Action action) {
  try {
    action();
  } catch (const Exception& error) {
    return error.what();
  }
  return "nothing was thrown";
}

}  // namespace kata::tests
