#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include <kata/journal.h>

namespace kata {

/// A journal in ordinary memory, for programs that are subject and judge in one.
class InMemoryJournal {
 public:
  explicit InMemoryJournal(std::size_t capacity);

  Journal& journal() noexcept { return journal_; }
  void clear() noexcept { count_ = 0; }
  /// How many events were written since it was cleared.
  std::uint64_t count() const noexcept { return count_; }
  /// How many choices were recorded since it was cleared.
  std::size_t placements() const;

 private:
  std::vector<Event> events_;
  std::uint64_t count_ = 0;
  Journal journal_;
};

}  // namespace kata
