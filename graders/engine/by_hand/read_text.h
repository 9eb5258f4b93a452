#pragma once

#include <optional>
#include <string>

namespace kata::by_hand {

/// What the file of this name holds, or standard input for "-"; nothing where no file has this
/// name. Throws std::system_error for a file that cannot be read.
std::optional<std::string> read_text(const std::string& argument);

}  // namespace kata::by_hand
