#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <system/descriptor.h>

namespace kata::judge {

/// Collects what a subject prints, in bounded memory: the beginning and the end are kept.
class OutputPipe {
 public:
  /// Throws std::system_error where no pipe can be had.
  OutputPipe();

  int reading_end() const noexcept { return reading_.number(); }
  int writing_end() const noexcept { return writing_.number(); }

  /// Takes what is there now, without waiting.
  void drain();

  /// Forgets what was collected, before the next attempt.
  void clear();

  std::uint64_t bytes() const noexcept { return bytes_; }

  /// Whether more was printed than is kept.
  bool is_cut() const noexcept { return bytes_ > first_.size() + last_.size(); }

  std::string text() const;

 private:
  static constexpr std::size_t kept = 64 << 10;  // bytes at each end

  Descriptor reading_;
  Descriptor writing_;
  std::string first_;
  std::string last_;
  std::uint64_t bytes_ = 0;
};

}  // namespace kata::judge
