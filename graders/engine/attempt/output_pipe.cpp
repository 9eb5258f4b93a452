#include <algorithm>
#include <attempt/output_pipe.h>
#include <cerrno>
#include <cstddef>
#include <fcntl.h>
#include <system_error>

namespace kata::judge {

OutputPipe::OutputPipe() {
  int ends[2];
  if (pipe(ends) != 0)
    throw std::system_error(errno, std::generic_category(), "cannot make a pipe");
  reading_ = Descriptor(ends[0]);
  writing_ = Descriptor(ends[1]);
  fcntl(reading_.number(), F_SETFD, FD_CLOEXEC);
  fcntl(writing_.number(), F_SETFD, FD_CLOEXEC);
  fcntl(reading_.number(), F_SETFL, O_NONBLOCK);
}

void OutputPipe::drain() {
  // A pipe holds less than this at a time; a program that prints without end could keep us here.
  constexpr int most_reads = 32;
  char buffer[64 << 10];
  for (int reads = 0; reads < most_reads; ++reads) {
    const ssize_t size = read(reading_.number(), buffer, sizeof buffer);
    if (size <= 0) return;
    const auto count = static_cast<std::size_t>(size);
    bytes_ += count;
    const std::size_t to_first = std::min(count, kept - first_.size());
    first_.append(buffer, to_first);
    last_.append(buffer + to_first, count - to_first);
    if (last_.size() > 2 * kept) last_.erase(0, last_.size() - kept);
  }
}

void OutputPipe::clear() {
  drain();
  first_.clear();
  last_.clear();
  bytes_ = 0;
}

std::string OutputPipe::text() const {
  if (!is_cut()) return first_ + last_;
  return first_ + "\n[...]\n" + last_;
}

}  // namespace kata::judge
