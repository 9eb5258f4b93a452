#pragma once

#include <cstddef>
#include <cstdint>
#include <iosfwd>

namespace kata {

class Board;
class Grid;
class Journal;

/// How many squares of boards this process has looked at. One counter at a fixed address, since
/// every read goes through it. See part 2 of the articles, "stop rescanning: remember".
inline std::uint64_t squares_read = 0;

/// One square of a Board. It behaves as the `char` it holds: a digit, or '.' while it is empty.
///
/// Assigning to a square of a board is a choice (a digit on an empty square), an undo ('.' on a
/// filled one) or both (another digit on a filled one), and is recorded. Writing what the square
/// already holds records nothing. A copy (`auto old = board[r][c];`) is detached: it keeps the
/// value and writing to it changes no board.
class Square {
 public:
  Square(const Square& other) noexcept : value_(other.value_) {}

  /// Throws std::invalid_argument, with the coordinates, for anything that is neither '.' nor a
  /// digit of this board. The number 5 is not the character '5'.
  Square& operator=(char value) {
    write(value);
    return *this;
  }
  Square& operator=(const Square& other) {
    write(other);
    return *this;
  }
  ~Square() = default;

  operator char() const noexcept {
    ++squares_read;
    return value_;
  }

 private:
  friend class Board;
  friend class Row;
  Square() = default;
  void write(char value);

  Board* board_ = nullptr;
  std::uint8_t row_ = 0;
  std::uint8_t column_ = 0;
  char value_ = '.';
  bool given_ = false;
};

/// One row of a Board: `board[r]`. Indexed from 0, iterable, and not copyable.
class Row {
 public:
  Row(const Row&) = delete;             // take the row by reference: auto& row = board[r];
  Row& operator=(const Row&) = delete;  // copy the squares one by one
  ~Row() = default;

  /// Throws std::out_of_range, with both coordinates, for a square that is not on the board.
  Square& operator[](std::ptrdiff_t column) {
    if (static_cast<std::size_t>(column) >= size_) throw_outside(column);
    return squares_[column];
  }
  const Square& operator[](std::ptrdiff_t column) const {
    if (static_cast<std::size_t>(column) >= size_) throw_outside(column);
    return squares_[column];
  }

  int size() const noexcept { return static_cast<int>(size_); }
  Square* begin() { return first(); }
  Square* end() { return first() + size_; }
  const Square* begin() const { return first(); }
  const Square* end() const { return first() + size_; }

 private:
  friend class Board;
  Row() = default;
  [[noreturn]] void throw_outside(std::ptrdiff_t column) const;
  Square* first();
  const Square* first() const;

  static constexpr std::size_t max_size = 16;
  Square squares_[max_size];
  std::size_t size_ = 0;  // 0 in the stand-in for a row that is not on the board
  std::ptrdiff_t row_ = 0;
  const Board* board_ = nullptr;
};

/// A Sudoku board that records what a search does to it, used as the articles use their list of
/// lists: `board[r][c]` reads as a `char` ('.' while the square is empty), `board[r][c] = '5'` is a
/// choice and `board[r][c] = '.'` is its undo. Rows and columns count from 0.
///
/// 9 by 9 in the exercises; 4 by 4 and 16 by 16 boards (digits 1-9, then A-G) work the same way.
/// See part 1 of the articles, "translate what we did", and part 2, "the code, piece by piece".
class Board {
 public:
  /// A board that shows `grid`, whose filled squares are the givens. Choices and undos go to
  /// `journal`, or nowhere without one.
  explicit Board(const Grid& grid, Journal* journal = nullptr);
  Board(const Board&) = delete;             // pass the board by reference: kata::Board& board
  Board& operator=(const Board&) = delete;  // a search works on one board; undo what you tried
  ~Board() = default;

  /// The row `row`, from 0. Using a square of a row that is not on the board throws
  /// std::out_of_range with both coordinates.
  Row& operator[](std::ptrdiff_t row) {
    if (static_cast<std::size_t>(row) >= size_) return outside(row);
    return rows_[row];
  }
  const Row& operator[](std::ptrdiff_t row) const {
    if (static_cast<std::size_t>(row) >= size_) return outside(row);
    return rows_[row];
  }

  /// Squares along one side: 9.
  int size() const noexcept { return static_cast<int>(size_); }
  /// Squares along one side of a box: 3.
  int box_size() const noexcept { return static_cast<int>(box_size_); }

  Row* begin() noexcept { return rows_; }
  Row* end() noexcept { return rows_ + size_; }
  const Row* begin() const noexcept { return rows_; }
  const Row* end() const noexcept { return rows_ + size_; }

  /// The board as a value of its own, for printing and comparing. Reads nothing in the counted
  /// sense.
  Grid grid() const;

 private:
  friend class Square;
  void write(Square& square, char value);
  Row& outside(std::ptrdiff_t row) const;

  Row rows_[Row::max_size];
  std::size_t size_ = 0;
  std::size_t box_size_ = 0;
  Journal* journal_ = nullptr;
  mutable Row outside_;
};

/// Prints the board as a grid, for your own debugging (`std::cout << board;` with <iostream>).
std::ostream& operator<<(std::ostream& out, const Board& board);

}  // namespace kata
