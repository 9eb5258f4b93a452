#pragma once

#include <cstddef>
#include <stdexcept>
#include <string>
#include <string_view>

namespace kata {

/// A Sudoku grid as a plain value: what boards are made from, printed and compared with. It records
/// nothing. 4 by 4, 9 by 9 or 16 by 16; rows and columns count from 0.
class Grid {
 public:
  /// A grid of empty squares; `box_size` is 2, 3 or 4. Throws std::invalid_argument otherwise.
  explicit Grid(int box_size = 3);

  int size() const noexcept { return box_size_ * box_size_; }
  int box_size() const noexcept { return box_size_; }

  char& at(int row, int column) { return squares_[index(row, column)]; }
  char at(int row, int column) const { return squares_[index(row, column)]; }

  /// Which box a square lies in: 0 at the top left, then along the rows of boxes.
  int box(int row, int column) const noexcept {
    return row / box_size_ * box_size_ + column / box_size_;
  }

  /// The number of empty squares.
  int empty_squares() const;

  /// All squares in reading order, '.' for the empty ones: the one-line form.
  const std::string& line() const noexcept { return squares_; }

  friend bool operator==(const Grid&, const Grid&) = default;

 private:
  std::size_t index(int row, int column) const {
    return static_cast<std::size_t>(row * size() + column);
  }

  int box_size_;
  std::string squares_;
};

/// Why a text is no board: the message names line and column, counted from 1.
class GridError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// The digits of a board with `size` squares a side, in order: "123456789".
std::string_view digits_of(int size);

/// Reads a board: digits, and '.' or '0' for an empty square, in reading order. Spaces, line breaks
/// and the rulers drawn with '|', '-' and '+' are skipped. The number of squares decides the size:
/// 16, 81 or 256. Throws GridError for anything else.
Grid parse_grid(std::string_view text);

/// The grid with rulers between the boxes, one row a line; parse_grid reads it back.
std::string to_text(const Grid& grid);

}  // namespace kata
