#pragma once

#include <problems/word.h>
#include <span>
#include <string>
#include <string_view>

#include <kata/letter_grid.h>
#include <kata/path.h>

namespace kata::judge {

using problems::are_neighbours;
using problems::printable;
using problems::quoted_word;

/// The letters on the squares of a path, in its order.
std::string spelled(const LetterGrid& grid, std::span<const Cell> path);

/// "the A at row 1, column 3".
std::string square_name(const LetterGrid& grid, Cell cell);

/// The way of a path in words: "row 1, column 1, then right, right, down".
std::string route(std::span<const Cell> path);

/// The grid as a drawing for the terminal, beside it the numbers of the path's squares; nothing for
/// a grid too large to draw. Each line begins with spaces and ends with a line break.
std::string drawing(const LetterGrid& grid, std::span<const Cell> path);

}  // namespace kata::judge
