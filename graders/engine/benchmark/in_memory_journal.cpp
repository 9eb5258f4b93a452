#include <algorithm>
#include <cstddef>
#include <cstdio>
#include <cstdlib>

#include <benchmark/in_memory_journal.h>

namespace kata {
namespace {

[[noreturn]] void leave_with_full_journal() {
  std::fputs("The search made more choices and undos than the journal of the benchmark holds.\n",
             stderr);
  std::exit(EXIT_FAILURE);
}

}  // namespace

InMemoryJournal::InMemoryJournal(std::size_t capacity)
    : events_(capacity), journal_(events_.data(), capacity, count_, leave_with_full_journal) {}

std::size_t InMemoryJournal::placements() const {
  const auto end = events_.begin() + static_cast<std::ptrdiff_t>(count_);
  return static_cast<std::size_t>(std::count_if(
      events_.begin(), end, [](const Event& event) { return event.kind == EventKind::place; }));
}

}  // namespace kata
