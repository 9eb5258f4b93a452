#pragma once

#include <array>
#include <cstdint>
#include <ladder/boards.h>

/// What the ladder and a student's program say to each other, over one socket. The program is a
/// child of its own, so that a crash or an endless loop ends it and not the ladder.
namespace kata::ladder {

inline constexpr int socket_descriptor = 3;

using Squares = std::array<char, 81>;
using Boards = std::array<Squares, largest_set>;

/// Solve the first `count` boards, all of them `passes` times.
struct Request {
  std::uint32_t count = 0;
  std::uint32_t passes = 0;
  Boards boards{};
};

enum class Reply : std::uint32_t { solved, not_started, exception };

struct Answer {
  Reply reply = Reply::solved;
  std::uint32_t solved = 0;         ///< one bit for each board: the function returned true
  std::int64_t nanoseconds = 0;     ///< of processor time, for all passes
  Boards boards{};                  ///< as the last pass left them
  std::array<char, 200> message{};  ///< what() of an exception
};

}  // namespace kata::ladder
