#include <algorithm>
#include <problems/picture.h>
#include <utility>
#include <vector>

namespace kata::problems {

std::string in_brackets(const std::string& text, Brackets brackets) {
  return brackets.empty() ? text : brackets.front() + text + brackets.back();
}

std::string unmarked(const Tile& tile) {
  return tile.brackets.empty() ? " " + tile.text + " " : in_brackets(tile.text, tile.brackets);
}

namespace {

bool is_ruler(const std::vector<Tile>& row) {
  return row.size() == 1 && row.front().kind == Tile::Kind::ruler;
}

std::string shown(const Tile& tile, std::span<const Mark> marks) {
  if (tile.kind == Tile::Kind::ruler) return " ";
  if (tile.kind == Tile::Kind::text) return tile.text;
  const auto mark = std::find_if(marks.begin(), marks.end(),
                                 [&](const Mark& own) { return own.place == tile.place; });
  return mark == marks.end() ? unmarked(tile) : in_brackets(tile.text, mark->brackets);
}

std::string line_of(const std::vector<Tile>& row, std::span<const Mark> marks) {
  std::string line;
  for (const Tile& tile : row) line += shown(tile, marks);
  return line;
}

bool is_row_of_squares(const std::vector<Tile>& row) {
  return !row.empty() && row.front().place >= 0;
}

/// The number of each column, in the middle of its square as far as it fits.
std::string column_numbers(const std::vector<Tile>& row) {
  std::string line;
  std::size_t wanted = 0;
  int column = 0;
  for (const Tile& tile : row) {
    if (tile.place >= 0) {
      const std::string number = std::to_string(++column);
      line.resize(wanted + (number.size() < 3 ? 1 : 0), ' ');
      line += number;
    }
    wanted += shown(tile, {}).size();
  }
  return line;
}

}  // namespace

std::vector<std::string> lines_of(const Picture& picture, std::span<const Mark> marks) {
  std::vector<std::string> lines;
  for (const std::vector<Tile>& row : picture) {
    if (!is_ruler(row)) lines.push_back(line_of(row, marks));
  }
  return lines;
}

std::vector<std::string> with_numbers(const Picture& picture, std::vector<std::string> lines) {
  constexpr std::size_t margin = 4;
  std::vector<std::string> numbered;
  int number = 0;
  for (std::size_t i = 0; i < picture.size(); ++i) {
    std::string before;
    if (is_row_of_squares(picture[i])) {
      if (number == 0) {
        numbered.push_back(std::string(margin, ' ') + column_numbers(picture[i]));
      }
      const std::string name = std::to_string(++number);
      before = std::string(margin - 1 - name.size(), ' ') + name + " ";
    } else if (is_ruler(picture[i]) && !lines[i].empty()) {
      before = std::string(margin, ' ');
    }
    numbered.push_back(before + lines[i]);
  }
  return numbered;
}

std::vector<std::string> numbered_lines_of(const Picture& picture) {
  std::vector<std::string> lines;
  for (const std::vector<Tile>& row : picture) {
    std::string line = is_ruler(row) ? "" : line_of(row, {});
    if (is_row_of_squares(row)) line.resize(line.find_last_not_of(' ') + 1);
    lines.push_back(std::move(line));
  }
  return with_numbers(picture, std::move(lines));
}

}  // namespace kata::problems
