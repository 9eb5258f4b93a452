#pragma once

#include <filesystem>

namespace kata::grade {

/// A folder of our own for work that nobody needs afterwards, gone with this object. Others can
/// pass through it, since the jail works as another user, but not list it.
class Scratch {
 public:
  static constexpr const char* prefix = "kata-grade-";

  /// A new folder below the system's folder for temporary files. Throws std::system_error.
  Scratch();
  ~Scratch();
  Scratch(const Scratch&) = delete;
  Scratch& operator=(const Scratch&) = delete;

  const std::filesystem::path& path() const noexcept { return path_; }

 private:
  std::filesystem::path path_;
};

/// Makes a folder that the user of the jail can write to, and nobody but that user and us.
void make_folder_for_jail(const std::filesystem::path& folder);

}  // namespace kata::grade
