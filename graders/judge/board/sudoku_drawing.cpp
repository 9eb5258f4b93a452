#include <algorithm>
#include <judge/board/sudoku_drawing.h>
#include <judge/wrapped_text.h>
#include <sstream>

namespace kata::judge {
namespace {

constexpr std::size_t margin_width = 40;

std::string square_text(const Grid& grid, search::Position square, std::span<const Mark> marks) {
  const auto mark = std::find_if(marks.begin(), marks.end(),
                                 [&](const Mark& candidate) { return candidate.square == square; });
  std::string text(1, grid.at(square.row, square.column));
  if (mark == marks.end()) return " " + text + " ";
  return mark->brackets.front() + text + mark->brackets.back();
}

std::string row_text(const Grid& grid, int row, std::span<const Mark> marks) {
  std::string text = " ";
  for (int column = 0; column < grid.size(); ++column) {
    if (column > 0 && column % grid.box_size() == 0) text += ' ';
    text += square_text(grid, {row, column}, marks);
  }
  return text;
}

}  // namespace

std::string draw(const Grid& grid, std::span<const Mark> marks, const std::string& text) {
  std::istringstream beside(wrapped(text, 0, margin_width));
  std::string drawing;
  std::string note;
  for (int row = 0; row < grid.size(); ++row) {
    std::string line = row_text(grid, row, marks);
    if (std::getline(beside, note)) line += "  " + note;
    drawing += line.substr(0, line.find_last_not_of(' ') + 1) + "\n";
  }
  const std::string blank(row_text(grid, 0, {}).size() + 2, ' ');
  while (std::getline(beside, note)) drawing += blank + note + "\n";
  drawing.pop_back();
  return drawing;
}

}  // namespace kata::judge
