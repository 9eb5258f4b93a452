#pragma once

#include <problems/problem.h>
#include <span>
#include <string>

#include <kata/event.h>

namespace kata::replay {

/// Events as text for the player, about two bytes each before base64.
///
/// Each event is one number, written as a varint (seven bits a byte, the lowest first; the high bit
/// says that more follow): `what * 8 + kind`, where `kind` is EventKind's number and `what` is
///
/// | problem | what                                                             |
/// |---------|------------------------------------------------------------------|
/// | Sudoku  | (row * size + column) * (size + 1) + digit; '.' is 0, '1' is 1 … |
/// | Queens  | row * size + column                                              |
/// | Word    | row * columns + column                                           |
/// | Order   | the number, zigzag: 0, -1, 1, -2 … become 0, 1, 2, 3 …           |
///
/// The events must be playable().
std::string encode_events(const problems::Problem& problem, std::span<const Event> events);

}  // namespace kata::replay
