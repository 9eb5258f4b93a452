#pragma once

#include <string>
#include <vector>

namespace kata::by_hand {

/// A grid of letters given on a command line: the name of a file that holds one, "-" for standard
/// input, or the rows themselves. As text, a row on each line. Throws std::system_error for a file
/// that cannot be read.
std::string read_letters(const std::vector<std::string>& arguments);

}  // namespace kata::by_hand
