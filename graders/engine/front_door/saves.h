#pragma once

#include <cstdint>
#include <filesystem>
#include <string>

namespace kata::front_door {

/// Sees when a file is saved, however an editor does that: in place, or by putting another file in
/// its place.
class Saves {
 public:
  explicit Saves(std::filesystem::path file);
  ~Saves();
  Saves(const Saves&) = delete;
  Saves& operator=(const Saves&) = delete;

  /// Can be read from when something happened in the file's folder; -1 where the system cannot say
  /// so, and somebody has to look from time to time.
  int descriptor() const noexcept { return descriptor_; }

  /// Whether the file was saved since the last look.
  bool look();

 private:
  std::filesystem::path file_;
  int descriptor_ = -1;
  std::string stamp_;
};

}  // namespace kata::front_door
