// Hostile: writes a journal of its own into the shared memory, marks it as done and leaves
// Says: The record of what solve_naive did cannot be right
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <sys/mman.h>
#include <unistd.h>

#include <kata/event.h>

#include "sudoku_naive.h"

bool solve_naive(kata::Board&) {
  const auto size = static_cast<std::size_t>(lseek(3, 0, SEEK_END));
  auto* const memory =
      static_cast<char*>(mmap(nullptr, size, PROT_READ | PROT_WRITE, MAP_SHARED, 3, 0));
  std::uint64_t offset = 0;
  std::memcpy(&offset, memory + 16, sizeof offset);
  auto* const events = reinterpret_cast<kata::Event*>(memory + offset);
  std::uint64_t count = 0;
  events[count++] = {kata::EventKind::call, 0, 0, 0};
  for (std::uint16_t row = 0; row < 9; ++row) {
    for (int column = 0; column < 9; ++column) {
      events[count++] = {kata::EventKind::place, '5', row, column};
    }
  }
  events[count++] = {kata::EventKind::answer, 0, 0, 1};
  for (int i = 0; i < 81; ++i) events[count++] = {kata::EventKind::final_square, '5', 0, 0};
  events[count++] = {kata::EventKind::returned, 0, 0, 0};
  std::memcpy(memory + 32, &count, sizeof count);
  const std::uint32_t done = 2;
  std::memcpy(memory + 40, &done, sizeof done);
  _exit(0);
}
