#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <findings/path/path_words.h>
#include <text/number_words.h>

namespace kata::judge {
namespace {

constexpr int most_rows_drawn = 8;
constexpr std::size_t most_columns_drawn = 72;  // of the terminal, both halves together
constexpr std::size_t most_steps_told = 12;

std::string direction(Cell from, Cell to) {
  if (!are_neighbours(from, to)) return "to " + place_name(to.row, to.column);
  if (to.row != from.row) return to.row < from.row ? "up" : "down";
  return to.column < from.column ? "left" : "right";
}

/// What the drawing shows for a square: its number on the path, or a dot.
std::string number_of(Cell cell, std::span<const Cell> path) {
  const auto at = std::find(path.begin(), path.end(), cell);
  return at == path.end() ? "." : std::to_string(at - path.begin() + 1);
}

}  // namespace

std::string spelled(const LetterGrid& grid, std::span<const Cell> path) {
  std::string letters;
  for (const Cell& cell : path) letters += grid[cell.row][cell.column];
  return letters;
}

std::string square_name(const LetterGrid& grid, Cell cell) {
  return std::string("the ") + printable({&grid[cell.row][cell.column], 1}) + " at " +
         place_name(cell.row, cell.column);
}

std::string route(std::span<const Cell> path) {
  if (path.empty()) return "nowhere";
  std::string text = place_name(path[0].row, path[0].column);
  for (std::size_t i = 1; i < path.size(); ++i) {
    if (i > most_steps_told) return text + ", and so on";
    text += (i == 1 ? ", then " : ", ") + direction(path[i - 1], path[i]);
  }
  return text;
}

std::string drawing(const LetterGrid& grid, std::span<const Cell> path) {
  const auto columns = static_cast<std::size_t>(grid.columns());
  const std::size_t width = std::to_string(path.size()).size() + 1;
  const std::size_t needed = 2 * columns + (path.empty() ? 0 : 4 + width * columns);
  const bool fits = columns > 0 && grid.rows() <= most_rows_drawn && needed <= most_columns_drawn;
  if (!fits) return "";

  std::string text;
  for (int row = 0; row < grid.rows(); ++row) {
    text += "   ";
    for (const char letter : grid[row]) text += std::string(" ") + problems::shown(letter);
    if (!path.empty()) {
      text += "    ";
      for (int column = 0; column < grid.columns(); ++column) {
        const std::string number = number_of({row, column}, path);
        text += std::string(width - number.size(), ' ') + number;
      }
    }
    text += "\n";
  }
  return text;
}

}  // namespace kata::judge
