#include "status.h"

#include <string>
#include <unistd.h>

#include "protocol.h"

namespace kata::jail {
namespace {

void write_line(const FileDescriptor& descriptor, std::string line) {
  if (!descriptor.is_open()) return;
  line += '\n';
  // Nobody is left to be told if this fails, and the parent takes an incomplete line for a failure.
  [[maybe_unused]] const ssize_t written = write(descriptor.number(), line.data(), line.size());
}

}  // namespace

void StatusReport::started(const Isolation& isolation) const {
  write_line(descriptor_, std::string(kStarted) +
                              " isolation=" + std::string(to_string(isolation.level())) +
                              " landlock_abi=" + std::to_string(isolation.landlock.abi) +
                              " uid=" + std::to_string(getuid()) + " reason=" + isolation.reason());
}

void StatusReport::failed(std::string_view reason) const {
  write_line(descriptor_, std::string(kFailed) + " " + std::string(reason));
}

}  // namespace kata::jail
