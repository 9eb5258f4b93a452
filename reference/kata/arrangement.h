#pragma once

#include <string>
#include <vector>

namespace kata {

/// Queens as a plain value, to print and compare: for each row of a chessboard the column of its
/// queen, counted from 0, or kata::none. It records nothing.
using Arrangement = std::vector<int>;

/// The board, one row a line: "Q" for a queen, "." for an empty square.
std::string to_text(const Arrangement& queens);

}  // namespace kata
