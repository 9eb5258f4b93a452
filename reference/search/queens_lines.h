#pragma once

#include <optional>
#include <vector>

#include <kata/arrangement.h>

namespace kata::search {

/// The line that joins two squares of different rows, if one does: queens on them attack each
/// other.
enum class Line { column, diagonal };
std::optional<Line> line_between(int row, int column, int other_row, int other_column);

/// The first row whose queen attacks the square (row, column), from the top; the row's own queen
/// does not count.
std::optional<int> attacker(const Arrangement& queens, int row, int column);

/// The columns of a row that no queen of another row attacks, in ascending order.
std::vector<int> safe_columns(const Arrangement& queens, int row);

}  // namespace kata::search
