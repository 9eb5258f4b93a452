#pragma once

#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace kata::subject {

/// One call of a student's function: its name and its arguments as bytes. What the arguments mean
/// is agreed between an exercise's subject and its checks.
struct Call {
  std::string function;
  std::vector<std::string> arguments;

  friend auto operator<=>(const Call&, const Call&) = default;
};

/// The calls as bytes, to hand them to a subject. Any byte may stand in an argument.
std::string encode(std::span<const Call> calls);

/// Reads what encode() wrote. Throws std::runtime_error for anything else.
std::vector<Call> decode(std::string_view bytes);

}  // namespace kata::subject
