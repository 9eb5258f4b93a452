#include <cstddef>
#include <cstdint>
#include <replay/encoding.h>
#include <text/base64.h>
#include <variant>

namespace kata::replay {
namespace {

constexpr unsigned kind_bits = 3;

void append_varint(std::string& bytes, std::uint64_t number) {
  for (; number >= 0x80; number >>= 7) bytes += static_cast<char>((number & 0x7f) | 0x80);
  bytes += static_cast<char>(number);
}

}  // namespace

std::string encode_events(const problems::Problem& problem, std::span<const Event> events) {
  std::string bytes;
  bytes.reserve(2 * events.size());
  for (const Event& event : events) {
    append_varint(bytes, problem.code(event) << kind_bits | static_cast<unsigned>(event.kind));
  }
  return base64(bytes);
}

}  // namespace kata::replay
