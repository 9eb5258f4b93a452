#include <algorithm>
#include <cstdint>
#include <replay/encoding.h>

namespace kata::replay {
namespace {

constexpr unsigned kind_bits = 3;

std::uint64_t square_of(const Event& event, std::size_t columns) {
  return std::uint64_t{event.row} * columns + static_cast<std::uint32_t>(event.value);
}

std::uint64_t what(const Grid& grid, const Event& event) {
  const auto size = static_cast<std::size_t>(grid.size());
  const std::size_t digit = event.digit == '.' ? 0 : digits_of(grid.size()).find(event.digit) + 1;
  return square_of(event, size) * (size + 1) + digit;
}

std::uint64_t what(const EmptyChessboard& board, const Event& event) {
  return square_of(event, static_cast<std::size_t>(board.size));
}

std::uint64_t what(const WordOnGrid& task, const Event& event) {
  return square_of(event, task.rows.front().size());
}

std::uint64_t what(const NumbersToOrder&, const Event& event) {
  const auto number = static_cast<std::uint32_t>(event.value);
  return static_cast<std::uint32_t>(number << 1) ^ (event.value < 0 ? ~std::uint32_t{0} : 0);
}

void append_varint(std::string& bytes, std::uint64_t number) {
  for (; number >= 0x80; number >>= 7) bytes += static_cast<char>((number & 0x7f) | 0x80);
  bytes += static_cast<char>(number);
}

}  // namespace

std::string encode_events(const Start& start, std::span<const Event> events) {
  std::string bytes;
  bytes.reserve(2 * events.size());
  std::visit(
      [&](const auto& state) {
        for (const Event& event : events) {
          append_varint(bytes, what(state, event) << kind_bits | static_cast<unsigned>(event.kind));
        }
      },
      start);
  return base64(bytes);
}

std::string base64(std::string_view bytes) {
  static constexpr char letters[] =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  std::string text;
  text.reserve((bytes.size() + 2) / 3 * 4);
  for (std::size_t i = 0; i < bytes.size(); i += 3) {
    const std::size_t length = std::min<std::size_t>(3, bytes.size() - i);
    std::uint32_t group = 0;
    for (std::size_t j = 0; j < 3; ++j) {
      group = group << 8 | (j < length ? static_cast<unsigned char>(bytes[i + j]) : 0U);
    }
    for (std::size_t j = 0; j < 4; ++j) {
      text += j <= length ? letters[group >> (18 - 6 * j) & 0x3f] : '=';
    }
  }
  return text;
}

}  // namespace kata::replay
