#include <limits>
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

std::string range(int count) {
  return "from 0 to " + std::to_string(count - 1);
}

}  // namespace

struct LetterGrid::Storage {
  std::string letters;
  std::vector<LetterRow> rows;
  LetterRow outside;
};

void LetterRow::throw_outside(std::ptrdiff_t column) const {
  const bool has_squares = grid_->rows() > 0 && grid_->columns() > 0;
  throw std::out_of_range(
      "grid[" + std::to_string(row_) + "][" + std::to_string(column) + "] is not on the grid: " +
      (has_squares ? "rows run " + range(grid_->rows()) + ", columns " + range(grid_->columns())
                   : "it has no squares"));
}

LetterGrid::LetterGrid(std::string_view text) : storage_(nullptr) {
  const auto lines = lines_of(text);
  check_shape(lines);
  row_count_ = lines.size();
  column_count_ = lines.empty() ? 0 : lines.front().size();
  storage_ = new Storage{{}, std::vector<LetterRow>(row_count_, LetterRow()), LetterRow()};
  for (const std::string_view line : lines) storage_->letters += line;
  for (std::size_t r = 0; r < row_count_; ++r) {
    LetterRow& row = storage_->rows[r];
    row.letters_ = storage_->letters.data() + r * column_count_;
    row.size_ = column_count_;
    row.row_ = static_cast<std::ptrdiff_t>(r);
    row.grid_ = this;
  }
  storage_->outside.grid_ = this;
  rows_ = storage_->rows.data();
}

LetterGrid::~LetterGrid() {
  delete storage_;
}

const LetterRow& LetterGrid::outside(std::ptrdiff_t row) const {
  storage_->outside.row_ = row;
  return storage_->outside;
}

std::ostream& operator<<(std::ostream& out, const LetterGrid& grid) {
  for (const LetterRow& row : grid) {
    out << std::string_view(row.begin(), static_cast<std::size_t>(row.size())) << '\n';
  }
  return out;
}

}  // namespace kata
