#include <jail/protocol.h>
#include <jail/status.h>
#include <string>
#include <unistd.h>

namespace kata::jail {
namespace {

void write_line(const Descriptor& descriptor, std::string line) {
  if (!descriptor) return;
  line += '\n';
  // Nobody is left to be told if this fails, and the parent takes an incomplete line for a failure.
  [[maybe_unused]] const ssize_t written = write(descriptor.number(), line.data(), line.size());
}

}  // namespace

void StatusReport::started(const Isolation& isolation) const {
  write_line(descriptor_, std::string(started_word) +
                              " isolation=" + std::string(to_string(isolation.level())) +
                              " landlock_abi=" + std::to_string(isolation.landlock.abi) +
                              " uid=" + std::to_string(getuid()) + " reason=" + isolation.reason());
}

void StatusReport::failed(std::string_view reason) const {
  write_line(descriptor_, std::string(failed_word) + " " + std::string(reason));
}

}  // namespace kata::jail
