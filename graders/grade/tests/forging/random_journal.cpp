// Hostile: before any function is called, writes a journal of random events that answers every
// call, marks the attempt as done and leaves. A test puts KATA_SEED and an exercise's functions
// around it.
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <sys/mman.h>
#include <unistd.h>

#include <kata/event.h>

namespace {

class Forger {
 public:
  Forger() {
    const auto size = static_cast<std::size_t>(lseek(3, 0, SEEK_END));
    memory_ = static_cast<char*>(mmap(nullptr, size, PROT_READ | PROT_WRITE, MAP_SHARED, 3, 0));
    std::memcpy(&offset_, memory_ + 16, sizeof offset_);
    std::uint32_t calls = 0;
    std::memcpy(&calls, memory_ + first_input, sizeof calls);
    for (std::uint32_t i = 0; i < calls; ++i) answer(i);
    std::memcpy(memory_ + 32, &count_, sizeof count_);
    const std::uint32_t done = 2;
    std::memcpy(memory_ + 40, &done, sizeof done);
    _exit(0);
  }

 private:
  static constexpr std::size_t first_input = 1072;

  std::uint32_t random() {
    state_ = state_ * 6364136223846793005ULL + 1442695040888963407ULL;
    return static_cast<std::uint32_t>(state_ >> 33);
  }

  std::int32_t number() {
    constexpr std::int32_t far[] = {-1, 9, 10, 65535, 65536, INT32_MIN, INT32_MAX};
    return random() % 4 == 0 ? far[random() % 7] : static_cast<std::int32_t>(random() % 9);
  }

  void put(kata::EventKind kind) {
    const auto digit = static_cast<char>(random() % 8 == 0 ? random() : '1' + random() % 9);
    const kata::Event event{kind, digit, static_cast<std::uint16_t>(number()), number()};
    std::memcpy(memory_ + offset_ + count_++ * sizeof event, &event, sizeof event);
  }

  void answer(std::uint32_t call) {
    using kata::EventKind;
    put(EventKind::call);
    const auto index = static_cast<std::int32_t>(call);
    std::memcpy(memory_ + offset_ + (count_ - 1) * sizeof(kata::Event) + 4, &index, sizeof index);
    constexpr EventKind steps[] = {EventKind::place,      EventKind::place,
                                   EventKind::undo,       EventKind::overwrite_given,
                                   EventKind::push_front, EventKind::pop_front};
    for (std::uint32_t left = random() % 40; left > 0; --left) put(steps[random() % 6]);
    for (std::uint32_t left = random() % 6; left > 0; --left) put(EventKind::answer);
    const std::uint32_t squares = random() % 3 == 0 ? random() % 300 : 81;
    for (std::uint32_t left = squares; left > 0; --left) put(EventKind::final_square);
    put(EventKind::returned);
  }

  char* memory_ = nullptr;
  std::uint64_t offset_ = 0;
  std::uint64_t count_ = 0;
  std::uint64_t state_ = KATA_SEED;
} forger;

}  // namespace
