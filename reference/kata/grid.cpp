#include <algorithm>
#include <cctype>
#include <cstddef>
#include <cstdio>
#include <utility>
#include <vector>

#include <kata/grid.h>

namespace kata {
namespace {

struct ParsedSquare {
  char value;
  int line;
  int column;
};

std::string place_of(const ParsedSquare& cell) {
  return "line " + std::to_string(cell.line) + ", column " + std::to_string(cell.column);
}

std::string shown(char character) {
  const auto code = static_cast<unsigned char>(character);
  if (code >= 0x20 && code < 0x7f) return std::string("'") + character + "'";
  char text[16];
  std::snprintf(text, sizeof text, "the byte 0x%02X", static_cast<unsigned>(code));
  return text;
}

bool is_ruler_or_space(char character) {
  return character == '|' || character == '-' || character == '+' ||
         std::isspace(static_cast<unsigned char>(character)) != 0;
}

bool may_be_a_square(char character) {
  return character == '.' || digits_of(16).find(character) != std::string_view::npos;
}

std::vector<ParsedSquare> read_cells(std::string_view text) {
  constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
  if (text.starts_with(byte_order_mark)) text.remove_prefix(byte_order_mark.size());

  std::vector<ParsedSquare> cells;
  int line = 1;
  int column = 0;
  for (const char character : text) {
    ++column;
    if (character == '\n') {
      ++line;
      column = 0;
    } else if (!is_ruler_or_space(character)) {
      const ParsedSquare cell{character == '0' ? '.' : character, line, column};
      if (character == '\0') {
        throw GridError(place_of(cell) +
                        ": a NUL byte; save the board as plain text (UTF-8), not as UTF-16");
      }
      if (!may_be_a_square(cell.value)) {
        throw GridError(place_of(cell) + ": " + shown(character) +
                        " is neither a digit nor '.' or '0' for an empty square");
      }
      cells.push_back(cell);
    }
  }
  return cells;
}

int box_size_for(std::size_t squares) {
  for (const int box_size : {2, 3, 4}) {
    if (squares == static_cast<std::size_t>(box_size * box_size * box_size * box_size))
      return box_size;
  }
  return 0;
}

std::string counted(std::size_t count, const std::string& what) {
  return std::to_string(count) + " " + what + (count == 1 ? "" : "s");
}

/// Where a row is written on each line, the line whose length differs is the one to mend.
std::string wrong_number_of_squares(const std::vector<ParsedSquare>& cells) {
  std::string message = "a board has 81 squares (9 by 9; or 16, or 256), this text has " +
                        counted(cells.size(), "square");
  if (cells.empty()) return message;
  std::vector<std::pair<int, std::size_t>> lines;
  for (const ParsedSquare& cell : cells) {
    if (lines.empty() || lines.back().first != cell.line) lines.emplace_back(cell.line, 0);
    ++lines.back().second;
  }
  const auto odd =
      std::find_if(lines.begin(), lines.end(), [](const auto& line) { return line.second != 9; });
  if (lines.size() > 1 && odd != lines.end()) {
    message += "; line " + std::to_string(odd->first) + " has " + std::to_string(odd->second);
  } else {
    message += "; it ends at " + place_of(cells.back());
  }
  return message;
}

}  // namespace

Grid::Grid(int box_size) : box_size_(box_size) {
  if (box_size < 2 || box_size > 4) {
    throw std::invalid_argument("a grid has boxes of 2, 3 or 4 squares a side, not " +
                                std::to_string(box_size));
  }
  squares_.assign(static_cast<std::size_t>(size() * size()), '.');
}

int Grid::empty_squares() const {
  return static_cast<int>(std::count(squares_.begin(), squares_.end(), '.'));
}

std::string_view digits_of(int size) {
  return std::string_view("123456789ABCDEFG").substr(0, static_cast<std::size_t>(size));
}

Grid parse_grid(std::string_view text) {
  const std::vector<ParsedSquare> cells = read_cells(text);
  const int box_size = box_size_for(cells.size());
  if (box_size == 0) throw GridError(wrong_number_of_squares(cells));

  Grid grid(box_size);
  const std::string_view digits = digits_of(grid.size());
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const ParsedSquare& cell = cells[i];
    if (cell.value != '.' && digits.find(cell.value) == std::string_view::npos) {
      throw GridError(place_of(cell) + ": " + shown(cell.value) + " is no digit of a board with " +
                      std::to_string(grid.size()) + " rows");
    }
    const auto size = static_cast<std::size_t>(grid.size());
    grid.at(static_cast<int>(i / size), static_cast<int>(i % size)) = cell.value;
  }
  return grid;
}

std::string to_text(const Grid& grid) {
  std::string ruler;
  for (int box = 0; box < grid.box_size(); ++box) {
    if (box > 0) ruler += "+-";
    ruler += std::string(static_cast<std::size_t>(2 * grid.box_size()), '-');
  }
  ruler.pop_back();

  std::string text;
  for (int row = 0; row < grid.size(); ++row) {
    if (row > 0 && row % grid.box_size() == 0) text += ruler + "\n";
    for (int column = 0; column < grid.size(); ++column) {
      if (column > 0) text += column % grid.box_size() == 0 ? " | " : " ";
      text += grid.at(row, column);
    }
    text += "\n";
  }
  return text;
}

}  // namespace kata
