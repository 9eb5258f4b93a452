#pragma once

#include <cstddef>
#include <iosfwd>
#include <ostream>
#include <string_view>

namespace kata {

/// One row of a LetterGrid: `grid[r]`. Indexed from 0, iterable; a copy still shows the grid's row.
class LetterRow {
 public:
  /// Throws std::out_of_range, with both coordinates, for a square that is not on the grid.
  const char& operator[](std::ptrdiff_t column) const {
    if (static_cast<std::size_t>(column) >= size_) throw_no_such_square(column);
    return letters_[column];
  }

  int size() const noexcept { return static_cast<int>(size_); }
  const char* begin() const noexcept { return letters_; }
  const char* end() const noexcept { return letters_ + size_; }

 private:
  friend class LetterGrid;
  LetterRow(const char* letters, std::size_t size, std::ptrdiff_t row) noexcept
      : letters_(letters), size_(size), row_(row) {}
  [[noreturn]] void throw_no_such_square(std::ptrdiff_t column) const;

  const char* letters_;
  std::size_t size_;
  std::ptrdiff_t row_;
};

/// A grid of letters to find words on: `grid[r][c]` is a `char`, rows and columns count from 0. The
/// neighbours of a square are the ones above, below, left and right of it. Any byte but a line
/// break is a letter, and upper and lower case are different ones. It never changes: which squares
/// are used, the path knows. See part 1 of the articles, section 14, and part 2, section 14.
class LetterGrid {
 public:
  /// The grid that `text` shows, a row on each line; without text it has no squares. Throws
  /// std::invalid_argument, with the number of the row, where a row is not as long as the first.
  explicit LetterGrid(std::string_view text);
  LetterGrid(const LetterGrid&) = delete;  // pass it by reference: const kata::LetterGrid& grid
  LetterGrid& operator=(const LetterGrid&) = delete;
  ~LetterGrid();

  int rows() const noexcept { return static_cast<int>(row_count_); }
  int columns() const noexcept { return static_cast<int>(column_count_); }

  /// Throws std::out_of_range, with the row, for a row that is not on the grid.
  const LetterRow& operator[](std::ptrdiff_t row) const {
    if (static_cast<std::size_t>(row) >= row_count_) throw_no_such_row(row);
    return rows_[row];
  }

  const LetterRow* begin() const noexcept { return rows_; }
  const LetterRow* end() const noexcept { return rows_ + row_count_; }

 private:
  struct Storage;
  [[noreturn]] void throw_no_such_row(std::ptrdiff_t row) const;

  Storage* storage_ = nullptr;  // owned, not shown: what it is made of would weigh on every stub
  const LetterRow* rows_ = nullptr;
  std::size_t row_count_ = 0;
  std::size_t column_count_ = 0;
};

/// Prints the grid, a row on each line, for your own debugging (`std::cout << grid;` with
/// <iostream>).
std::ostream& operator<<(std::ostream& out, const LetterGrid& grid);

}  // namespace kata
