#pragma once

#include <string>
#include <vector>

namespace kata::subject {

/// Numbers as the argument of a call: "3 1 -2".
std::string to_argument(const std::vector<int>& numbers);

/// Reads what to_argument() wrote. Throws std::invalid_argument for anything else.
std::vector<int> numbers_in(const std::string& argument);

}  // namespace kata::subject
