#pragma once

#include <cstddef>
#include <string_view>
#include <subject/channel.h>
#include <system/descriptor.h>
#include <vector>

namespace kata::judge {

/// The memory that a subject writes its journal into, shared with it through a descriptor whose
/// size is sealed: a subject cannot shrink it under the judge's feet.
class SharedJournal {
 public:
  static constexpr std::size_t largest_input = 1 << 20;      ///< bytes
  static constexpr std::size_t largest_journal = 4'000'000;  ///< events

  /// Throws std::system_error where the memory cannot be had.
  SharedJournal();
  ~SharedJournal();
  SharedJournal(const SharedJournal&) = delete;
  SharedJournal& operator=(const SharedJournal&) = delete;

  int descriptor() const noexcept { return descriptor_.number(); }

  /// Clears what the last attempt wrote and puts the next input in place. Throws
  /// std::invalid_argument for an input or a journal that is too large.
  void prepare(std::string_view input, std::size_t events, unsigned cpu_seconds);

  /// What the subject wrote about itself; to be read after it has ended.
  subject::Channel channel() const;

  /// How many events are written so far.
  std::size_t written() const noexcept;

  /// A copy of the events written, taken once. While the subject runs, the last ones may not be
  /// whole.
  std::vector<Event> events() const;

 private:
  subject::Channel& mapped() const noexcept { return *static_cast<subject::Channel*>(memory_); }

  Descriptor descriptor_;
  void* memory_ = nullptr;
  std::size_t capacity_ = 0;
  std::size_t journal_offset_ = 0;
};

}  // namespace kata::judge
