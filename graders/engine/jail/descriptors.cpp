#include <cerrno>
#include <charconv>
#include <fcntl.h>
#include <filesystem>
#include <jail/descriptors.h>
#include <jail/error.h>
#include <limits>
#include <string>
#include <system_error>
#include <unistd.h>
#include <vector>

namespace kata::jail {
namespace {

constexpr unsigned highest_number = std::numeric_limits<unsigned>::max();

/// For kernels before 5.9, which have no close_range().
void close_listed_descriptors(unsigned first, unsigned last) {
  std::vector<int> numbers;
  std::error_code error;
  for (const auto& entry : std::filesystem::directory_iterator("/proc/self/fd", error)) {
    const std::string name = entry.path().filename().string();
    int number = -1;
    std::from_chars(name.data(), name.data() + name.size(), number);
    if (number >= 0) numbers.push_back(number);
  }
  if (error) {
    throw JailError("cannot close inherited descriptors: the kernel has no close_range() and " +
                    ("/proc/self/fd cannot be read: " + error.message()) + ". Mount /proc.");
  }
  for (const int number : numbers) {
    const auto value = static_cast<unsigned>(number);
    if (value >= first && value <= last) close(number);
  }
}

void close_all(unsigned first, unsigned last) {
  if (first > last) return;
  if (close_range(first, last, 0) == 0) return;
  if (errno != ENOSYS) throw_system_error("cannot close inherited descriptors", errno);
  close_listed_descriptors(first, last);
}

}  // namespace

void open_missing_standard_streams() {
  for (int number = STDIN_FILENO; number <= STDERR_FILENO; ++number) {
    if (fcntl(number, F_GETFD) >= 0) continue;
    // open() returns the lowest free number, which is the one just found to be free.
    if (open("/dev/null", O_RDWR) < 0) throw_system_error("cannot open /dev/null", errno);
  }
}

void close_descriptors_above(int last, int status) {
  const auto first = static_cast<unsigned>(last) + 1;
  if (status < 0) {
    close_all(first, highest_number);
    return;
  }
  const auto kept = static_cast<unsigned>(status);
  close_all(first, kept - 1);
  close_all(kept + 1, highest_number);
}

Descriptor move_descriptor_up(Descriptor descriptor, int lowest) {
  const int number = fcntl(descriptor.number(), F_DUPFD_CLOEXEC, lowest);
  if (number < 0) {
    throw_system_error(
        "cannot move descriptor " + std::to_string(descriptor.number()) + " out of the way", errno,
        "Is it open, and is the limit of open files (ulimit -n) above 300?");
  }
  return Descriptor(number);
}

Descriptor move_descriptor_to(Descriptor descriptor, int number) {
  if (descriptor.number() == number) return descriptor;
  if (dup3(descriptor.number(), number, O_CLOEXEC) < 0) {
    throw_system_error("cannot move a descriptor to number " + std::to_string(number), errno,
                       "Raise the limit of open files (ulimit -n).");
  }
  return Descriptor(number);
}

}  // namespace kata::jail
