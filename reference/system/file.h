#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace kata {

/// All that a file holds. Throws std::system_error, which names it, where it cannot be read.
std::string read_file(const std::filesystem::path& file);

/// All that a file holds; nothing where there is none or it cannot be read.
std::optional<std::string> read_file_if_any(const std::filesystem::path& file);

/// Whether a file has to be on the disk before the call returns, or may be lost with the power.
enum class Durability { may_be_lost, on_disk };

/// Writes a file in one step: whoever reads it, whatever ends this program and whoever else writes
/// it at the same time, there is one whole text to see. Throws std::system_error where it cannot be
/// written, for example on a full disk; the old text is left then.
void replace_file(const std::filesystem::path& file, std::string_view text,
                  Durability durability = Durability::may_be_lost);

}  // namespace kata
