#pragma once

#include <problems/problem.h>
#include <span>
#include <string>
#include <vector>

namespace kata::problems {

/// A square to point at in a drawing.
struct Mark {
  int place = 0;  ///< see Problem::place
  Brackets brackets;
};

/// "[row 1, column 3]", or the text as it is without brackets.
std::string in_brackets(const std::string& text, Brackets brackets);

/// Three characters at least: a square without a mark, in the brackets that it always has.
std::string unmarked(const Tile& tile);

/// A picture as lines of text for a narrow place: each square three characters wide at least, those
/// marked in their brackets; a gap for each ruler.
std::vector<std::string> lines_of(const Picture& picture, std::span<const Mark> marks);

/// Lines that show a picture's rows, one each, with the numbers of rows and columns, from 1, where
/// it has rows of squares.
std::vector<std::string> with_numbers(const Picture& picture, std::vector<std::string> lines);

/// A picture as lines of text, with these numbers.
std::vector<std::string> numbered_lines_of(const Picture& picture);

}  // namespace kata::problems
