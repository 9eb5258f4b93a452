#pragma once

#include <exception>

namespace kata {

/// Thrown by not_started(); the runner turns it into the outcome of the same name.
class NotStarted : public std::exception {
 public:
  const char* what() const noexcept override { return "this function has not been started"; }
};

}  // namespace kata
