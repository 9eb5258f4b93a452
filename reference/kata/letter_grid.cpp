#include <algorithm>
#include <limits>
#include <memory>
#include <ostream>
#include <stdexcept>
#include <string>
#include <vector>

#include <kata/event.h>
#include <kata/letter_grid.h>

namespace kata {
namespace {

constexpr std::size_t most_rows = std::numeric_limits<decltype(Event::row)>::max();

std::vector<std::string_view> lines_of(std::string_view text) {
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    const std::size_t size = std::min(text.find('\n'), text.size());
    lines.push_back(text.substr(0, size));
    text.remove_prefix(std::min(size + 1, text.size()));
  }
  return lines;
}

void check_shape(const std::vector<std::string_view>& lines) {
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (lines[i].size() == lines.front().size()) continue;
    throw std::invalid_argument("row " + std::to_string(i + 1) + " of the grid is " +
                                std::to_string(lines[i].size()) + " long, row 1 is " +
                                std::to_string(lines.front().size()) +
                                ": all rows of a grid have as many letters");
  }
  if (lines.size() > most_rows) {
    throw std::invalid_argument("a grid has at most " + std::to_string(most_rows) + " rows");
  }
}

/// "rows run from 0 to 3".
std::string range(const std::string& what, std::size_t count) {
  if (count == 0) return "it has no " + what;
  return what + " run from 0 to " + std::to_string(count - 1);
}

}  // namespace

struct LetterGrid::Storage {
  std::string letters;
  std::vector<LetterRow> rows;
};

void LetterRow::throw_no_such_square(std::ptrdiff_t column) const {
  throw std::out_of_range("grid[" + std::to_string(row_) + "][" + std::to_string(column) +
                          "] is not on the grid: " + range("columns", size_));
}

void LetterGrid::throw_no_such_row(std::ptrdiff_t row) const {
  throw std::out_of_range("grid[" + std::to_string(row) +
                          "] is not on the grid: " + range("rows", row_count_));
}

LetterGrid::LetterGrid(std::string_view text) {
  const auto lines = lines_of(text);
  check_shape(lines);
  row_count_ = lines.size();
  column_count_ = lines.empty() ? 0 : lines.front().size();
  auto storage = std::make_unique<Storage>();
  for (const std::string_view line : lines) storage->letters += line;
  for (std::size_t r = 0; r < row_count_; ++r) {
    storage->rows.push_back(LetterRow(storage->letters.data() + r * column_count_, column_count_,
                                      static_cast<std::ptrdiff_t>(r)));
  }
  rows_ = storage->rows.data();
  storage_ = storage.release();
}

LetterGrid::~LetterGrid() {
  delete storage_;
}

std::ostream& operator<<(std::ostream& out, const LetterGrid& grid) {
  for (const LetterRow& row : grid) {
    out << std::string_view(row.begin(), static_cast<std::size_t>(row.size())) << '\n';
  }
  return out;
}

}  // namespace kata
