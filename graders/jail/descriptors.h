#pragma once

#include <utility>

namespace kata::jail {

/// Owns one file descriptor.
class FileDescriptor {
 public:
  FileDescriptor() = default;
  explicit FileDescriptor(int number) : number_(number) {}
  FileDescriptor(FileDescriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
  FileDescriptor& operator=(FileDescriptor&& other) noexcept {
    std::swap(number_, other.number_);
    return *this;
  }
  FileDescriptor(const FileDescriptor&) = delete;
  FileDescriptor& operator=(const FileDescriptor&) = delete;
  ~FileDescriptor();

  int number() const { return number_; }
  bool is_open() const { return number_ >= 0; }

 private:
  int number_ = -1;
};

/// Opens `/dev/null` for those of descriptors 0 to 2 that are closed, so that no file opened later
/// takes the place of a standard stream.
void open_missing_standard_streams();

/// Closes every descriptor above `last`, except `status` (if it is not negative).
void close_descriptors_above(int last, int status);

/// Moves `descriptor` to a number that is at least `lowest`; it will be closed on exec.
/// The old number is closed.
FileDescriptor move_descriptor_up(FileDescriptor descriptor, int lowest);

/// Moves `descriptor` to exactly `number`; it will be closed on exec.
FileDescriptor move_descriptor_to(FileDescriptor descriptor, int number);

}  // namespace kata::jail
