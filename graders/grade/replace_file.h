#pragma once

#include <filesystem>
#include <string>

namespace kata::grade {

/// Whether a file has to be on the disk before the call returns, or may be lost with the power.
enum class Durability { may_be_lost, on_disk };

/// Writes a file in one step: whoever reads it, and whatever ends this program, sees the old text
/// or the new one. Throws std::system_error where it cannot be written, for example on a full disk.
void replace_file(const std::filesystem::path& file, const std::string& text,
                  Durability durability = Durability::may_be_lost);

}  // namespace kata::grade
