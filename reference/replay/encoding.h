#pragma once

#include <replay/recording.h>
#include <span>
#include <string>
#include <string_view>

#include <kata/event.h>

namespace kata::replay {

/// Events as text for the player, about two bytes each before base64.
///
/// Each event is one number, written as a varint (seven bits a byte, the lowest first; the high bit
/// says that more follow): `what * 8 + kind`, where `kind` is EventKind's number and `what` is
///
/// | start           | what                                                             |
/// |-----------------|------------------------------------------------------------------|
/// | Grid            | (row * size + column) * (size + 1) + digit; '.' is 0, '1' is 1 … |
/// | EmptyChessboard | row * size + column                                              |
/// | WordOnGrid      | row * columns + column                                           |
/// | NumbersToOrder  | the number, zigzag: 0, -1, 1, -2 … become 0, 1, 2, 3 …           |
///
/// The events must be playable() from `start`.
std::string encode_events(const Start& start, std::span<const Event> events);

/// RFC 4648, with padding.
std::string base64(std::string_view bytes);

}  // namespace kata::replay
