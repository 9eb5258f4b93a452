#pragma once

#include <stdexcept>
#include <string>
#include <string_view>

namespace kata::jail {

/// A failure of the jail itself, never of the program it was asked to run.
class JailError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// The text of an `errno` value.
std::string error_text(int error);

/// Throws a `JailError` that reads "<what>: <text of error>", followed by ". <remedy>" if given.
[[noreturn]] void throw_system_error(std::string_view what, int error,
                                     std::string_view remedy = {});

}  // namespace kata::jail
