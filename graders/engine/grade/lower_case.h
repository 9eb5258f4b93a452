#pragma once

#include <string>

namespace kata::grade {

/// The text with the letters A to Z in lower case; others stay as they are.
std::string lower(std::string text);

}  // namespace kata::grade
