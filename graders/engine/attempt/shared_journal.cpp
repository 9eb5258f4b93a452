#include <algorithm>
#include <attempt/shared_journal.h>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <stdexcept>
#include <string>
#include <sys/mman.h>
#include <system_error>

namespace kata::judge {
namespace {

constexpr std::size_t memory_size = subject::journal_offset_for(SharedJournal::largest_input) +
                                    SharedJournal::largest_journal * sizeof(Event);

[[noreturn]] void fail(const char* what) {
  throw std::system_error(errno, std::generic_category(), what);
}

#ifdef __linux__
Descriptor create_memory() {
  Descriptor memory(memfd_create("journal", MFD_CLOEXEC | MFD_ALLOW_SEALING));
  if (!memory) fail("cannot create memory for the journal");
  if (ftruncate(memory.number(), static_cast<off_t>(memory_size)) != 0)
    fail("cannot size the journal");
  if (fcntl(memory.number(), F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL) != 0) {
    fail("cannot seal the journal");
  }
  return memory;
}
#else
Descriptor create_memory() {
  const std::string name = "/kata-journal-" + std::to_string(getpid());
  Descriptor memory(shm_open(name.c_str(), O_RDWR | O_CREAT | O_EXCL, 0600));
  if (!memory) fail("cannot create memory for the journal");
  shm_unlink(name.c_str());
  if (ftruncate(memory.number(), static_cast<off_t>(memory_size)) != 0)
    fail("cannot size the journal");
  return memory;
}
#endif

}  // namespace

SharedJournal::SharedJournal() : descriptor_(create_memory()) {
  memory_ = mmap(nullptr, memory_size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor_.number(), 0);
  if (memory_ == MAP_FAILED) fail("cannot map the journal");
  mapped() = subject::Channel{};
}

SharedJournal::~SharedJournal() {
  munmap(memory_, memory_size);
}

void SharedJournal::prepare(std::string_view input, std::size_t events, unsigned cpu_seconds) {
  if (input.size() > largest_input) throw std::invalid_argument("an input of more than 1 MiB");
  if (events > largest_journal)
    throw std::invalid_argument("a journal of more than 4,000,000 events");
  char* const memory = static_cast<char*>(memory_);
  std::memset(memory + journal_offset_, 0, written() * sizeof(Event));
  capacity_ = events;
  journal_offset_ = subject::journal_offset_for(input.size());

  subject::Channel next;
  next.cpu_seconds = cpu_seconds;
  next.input_size = input.size();
  next.journal_offset = journal_offset_;
  next.journal_capacity = events;
  mapped() = next;
  std::memcpy(memory + sizeof(subject::Channel), input.data(), input.size());
}

subject::Channel SharedJournal::channel() const {
  subject::Channel copy = mapped();
  copy.message[sizeof copy.message - 1] = '\0';
  return copy;
}

std::vector<Event> SharedJournal::events() const {
  std::vector<Event> copy(written());
  const char* const memory = static_cast<const char*>(memory_);
  if (!copy.empty())
    std::memcpy(copy.data(), memory + journal_offset_, copy.size() * sizeof(Event));
  return copy;
}

std::size_t SharedJournal::written() const noexcept {
  return std::min<std::size_t>(mapped().journal_count, capacity_);
}

}  // namespace kata::judge
