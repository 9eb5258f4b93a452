#pragma once

#include <filesystem>

namespace kata::grade {

/// An archive of submissions, as learning platforms hand them out, unpacked for as long as this
/// lives.
class Unpacked {
 public:
  /// Unpacks into `folder`, which it clears first. Throws std::runtime_error for an archive that
  /// cannot be read, leads out of the folder or is far too large.
  Unpacked(const std::filesystem::path& archive, std::filesystem::path folder);
  ~Unpacked();
  Unpacked(const Unpacked&) = delete;
  Unpacked& operator=(const Unpacked&) = delete;

  /// Where the submissions are: the folder, or the one folder of the archive's own name in it.
  const std::filesystem::path& submissions() const noexcept { return submissions_; }

 private:
  std::filesystem::path folder_;
  std::filesystem::path submissions_;
};

}  // namespace kata::grade
