#pragma once

#include <filesystem>
#include <string>

namespace kata::grade {

/// All that a file holds. Throws std::runtime_error, with its name, where it cannot be read.
std::string read_file(const std::filesystem::path& file);

}  // namespace kata::grade
