#pragma once

#include <cstddef>
#include <cstdint>

#include <kata/event.h>

namespace kata {

/// The record that a search leaves behind: its choices and undos in order.
///
/// A journal writes into memory that somebody else owns. In a subject this memory is shared with
/// the judge, so what was written survives a crash; in a benchmark it is an ordinary array.
class Journal {
 public:
  /// Called when the journal has no room for another event; must not return.
  using FullHandler = void (*)();

  /// Records into `events`, room for `capacity`; `count` is where the number written is kept.
  Journal(Event* events, std::size_t capacity, std::uint64_t& count, FullHandler when_full) noexcept
      : events_(events), capacity_(capacity), count_(&count), when_full_(when_full) {}

  void append(const Event& event) {
    if (*count_ >= capacity_) when_full_();
    events_[(*count_)++] = event;
  }

 private:
  Event* events_;
  std::size_t capacity_;
  std::uint64_t* count_;
  FullHandler when_full_;
};

}  // namespace kata
