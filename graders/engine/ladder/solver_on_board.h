#pragma once

// A solver of a kata::Board as the ladder calls it: on a board without a journal, so that nothing
// is recorded.
#include <array>
#include <cstddef>
#include <string_view>

#include <kata/board.h>
#include <kata/grid.h>

#include KATA_EXERCISE_HEADER

namespace kata::ladder {

inline bool solve(std::array<char, 81>& squares) {
  Board board(parse_grid(std::string_view(squares.data(), squares.size())), nullptr);
  const bool solved = KATA_FUNCTION(board);
  for (std::size_t square = 0; square < squares.size(); ++square) {
    squares[square] = board[static_cast<int>(square) / 9][static_cast<int>(square) % 9];
  }
  return solved;
}

}  // namespace kata::ladder
