#pragma once

#include <cstddef>
#include <cstdint>
#include <iosfwd>
#include <ostream>

namespace kata {

/// For what a search does at every step, inlined even in a build that optimises nothing: without
/// it, practice spends more time in these calls than in the search. A debugger steps over them.
#define KATA_INLINE [[gnu::always_inline, gnu::artificial]] inline

class Grid;
class Journal;
class Square;

/// How many squares of boards this process has looked at. One counter at a fixed address, since
/// every read goes through it. See part 2 of the articles, "stop rescanning: remember".
inline std::uint64_t squares_read = 0;

/// What boards of all sizes share: they check what is written and keep the journal.
class BoardRecorder {
 public:
  BoardRecorder(const BoardRecorder&) = delete;
  BoardRecorder& operator=(const BoardRecorder&) = delete;

 protected:
  BoardRecorder(int size, Journal* journal) noexcept : size_(size), journal_(journal) {}
  ~BoardRecorder() = default;

  void show(Square& square, int row, int column, char value) noexcept;

 private:
  friend class Square;
  void write(Square& square, char value);

  int size_;
  Journal* journal_;
};

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

  KATA_INLINE operator char() const noexcept {
    ++squares_read;
    return value_;
  }

 private:
  friend class BoardRecorder;
  template <int Size>
  friend class RowOf;
  template <int BoxSize>
  friend class BoardOf;
  Square() = default;
  void write(char value);

  BoardRecorder* board_ = nullptr;
  std::uint8_t row_ = 0;
  std::uint8_t column_ = 0;
  char value_ = '.';
  bool given_ = false;
};

/// Throws std::out_of_range for `board[row]`, and for `board[row][column]`.
[[noreturn]] void throw_no_such_row(std::ptrdiff_t row, int size);
[[noreturn]] void throw_no_such_square(std::ptrdiff_t row, std::ptrdiff_t column, int size);

/// One row of a board: `board[r]`. Indexed from 0, iterable, and not copyable.
template <int Size>
class RowOf {
 public:
  RowOf(const RowOf&) = delete;             // take the row by reference: auto& row = board[r];
  RowOf& operator=(const RowOf&) = delete;  // copy the squares one by one
  ~RowOf() = default;

  /// Throws std::out_of_range, with both coordinates, for a square that is not on the board.
  KATA_INLINE Square& operator[](std::ptrdiff_t column) {
    check(column);
    return squares_[column];
  }
  KATA_INLINE const Square& operator[](std::ptrdiff_t column) const {
    check(column);
    return squares_[column];
  }

  int size() const noexcept { return Size; }
  Square* begin() noexcept { return squares_; }
  Square* end() noexcept { return squares_ + Size; }
  const Square* begin() const noexcept { return squares_; }
  const Square* end() const noexcept { return squares_ + Size; }

 private:
  template <int BoxSize>
  friend class BoardOf;
  RowOf() = default;

  KATA_INLINE void check(std::ptrdiff_t column) const {
    if (static_cast<std::size_t>(column) >= Size)
      throw_no_such_square(squares_[0].row_, column, Size);
  }

  Square squares_[Size];
};

/// A Sudoku board that records what a search does to it, used as the articles use their list of
/// lists: `board[r][c]` reads as a `char` ('.' while the square is empty), `board[r][c] = '5'` is a
/// choice and `board[r][c] = '.'` is its undo. Rows and columns count from 0. Students know it as
/// kata::Board; the size is part of the type so that checking an index costs next to nothing.
///
/// See part 1 of the articles, "translate what we did", and part 2, "the code, piece by piece".
template <int BoxSize>
class BoardOf : private BoardRecorder {
 public:
  static_assert(BoxSize >= 2 && BoxSize <= 4);
  using Row = RowOf<BoxSize * BoxSize>;

  /// A board that shows `grid`, whose filled squares are the givens. Choices and undos go to
  /// `journal`, or nowhere without one. Throws std::invalid_argument for a grid of another size.
  explicit BoardOf(const Grid& grid, Journal* journal = nullptr);
  BoardOf(const BoardOf&) = delete;             // pass the board by reference: kata::Board& board
  BoardOf& operator=(const BoardOf&) = delete;  // a search works on one board; undo what you tried
  ~BoardOf() = default;

  /// Throws std::out_of_range, with the row, for a row that is not on the board.
  KATA_INLINE Row& operator[](std::ptrdiff_t row) {
    check(row);
    return rows_[row];
  }
  KATA_INLINE const Row& operator[](std::ptrdiff_t row) const {
    check(row);
    return rows_[row];
  }

  /// Squares along one side: 9.
  int size() const noexcept { return side; }
  /// Squares along one side of a box: 3.
  int box_size() const noexcept { return BoxSize; }

  Row* begin() noexcept { return rows_; }
  Row* end() noexcept { return rows_ + side; }
  const Row* begin() const noexcept { return rows_; }
  const Row* end() const noexcept { return rows_ + side; }

  /// The board as a value of its own, for printing and comparing. Reads nothing in the counted
  /// sense.
  Grid grid() const;

 private:
  static constexpr int side = BoxSize * BoxSize;

  KATA_INLINE static void check(std::ptrdiff_t row) {
    if (static_cast<std::size_t>(row) >= side) throw_no_such_row(row, side);
  }

  Row rows_[side];
};

using SmallBoard = BoardOf<2>;  ///< 4 by 4, digits 1 to 4
using Board = BoardOf<3>;       ///< 9 by 9, digits 1 to 9
using Row = Board::Row;         ///< a row of a Board
using LargeBoard = BoardOf<4>;  ///< 16 by 16, digits 1 to 9, then A to G

/// Prints the board as a grid, for your own debugging (`std::cout << board;` with <iostream>).
template <int BoxSize>
std::ostream& operator<<(std::ostream& out, const BoardOf<BoxSize>& board);

}  // namespace kata
