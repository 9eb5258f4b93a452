#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace kata::ahead {

/// The file in which a compiler lists, for Make and Ninja, what an object was made from.
struct DependencyFile {
  std::string target;  ///< as it is written there
  std::vector<std::filesystem::path> sources;
};

DependencyFile read_dependency_file(const std::string& text);
std::string to_text(const DependencyFile& file);

}  // namespace kata::ahead
