#include <cstdlib>
#include <search/queens_lines.h>

#include <kata/chessboard.h>

namespace kata::search {

std::optional<Line> line_between(int row, int column, int other_row, int other_column) {
  if (column == other_column) return Line::column;
  if (std::abs(row - other_row) == std::abs(column - other_column)) return Line::diagonal;
  return std::nullopt;
}

std::optional<int> attacker(const Arrangement& queens, int row, int column) {
  for (int other = 0; other < static_cast<int>(queens.size()); ++other) {
    const int queen = queens[static_cast<std::size_t>(other)];
    if (other != row && queen != none && line_between(other, queen, row, column)) return other;
  }
  return std::nullopt;
}

std::vector<int> safe_columns(const Arrangement& queens, int row) {
  std::vector<int> columns;
  for (int column = 0; column < static_cast<int>(queens.size()); ++column) {
    if (!attacker(queens, row, column)) columns.push_back(column);
  }
  return columns;
}

}  // namespace kata::search
