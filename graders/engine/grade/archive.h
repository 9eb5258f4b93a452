#pragma once

#include <filesystem>
#include <functional>
#include <grade/submission.h>
#include <string>
#include <vector>

namespace kata::grade {

/// Whether the file's name is that of an archive, also of a kind that read_archive() refuses.
bool is_archive(const std::filesystem::path& file);

/// The file's name without the archive's ending.
std::string name_without_ending(const std::filesystem::path& archive);

/// The entries of an archive whose file name is wanted. Nothing is unpacked to disk. Throws
/// SubmissionError for an archive that is damaged, locked by a password, or far too large.
std::vector<Found> read_archive(const std::filesystem::path& archive,
                                const std::function<bool(const std::string&)>& wanted);

}  // namespace kata::grade
