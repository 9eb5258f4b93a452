#pragma once

#include <span>
#include <string>
#include <string_view>

#include <kata/letter_grid.h>
#include <kata/path.h>

namespace kata::judge {

/// The letters on the squares of a path, in its order.
std::string spelled(const LetterGrid& grid, std::span<const Cell> path);

/// Letters made safe to show: '?' for what is not printable ASCII.
std::string printable(std::string_view letters);

/// A word in quotation marks, safe to show, a long one cut short.
std::string quoted_word(std::string_view word);

/// "the A at row 1, column 3".
std::string square_name(const LetterGrid& grid, Cell cell);

/// Are the two squares above, below, left or right of each other?
bool are_neighbours(Cell left, Cell right);

/// The way of a path in words: "row 1, column 1, then right, right, down".
std::string route(std::span<const Cell> path);

/// The grid as a drawing for the terminal, beside it the numbers of the path's squares; nothing for
/// a grid too large to draw. Each line begins with spaces and ends with a line break.
std::string drawing(const LetterGrid& grid, std::span<const Cell> path);

}  // namespace kata::judge
