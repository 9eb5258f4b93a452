#pragma once

#include <cstddef>
#include <iosfwd>
#include <ostream>

namespace kata {

class Chessboard;
class Journal;

/// What a row without a queen reads as. Written to a row, it lifts the row's queen.
inline constexpr int none = -1;

/// One row of a Chessboard. It behaves as the `int` it holds: the column of the row's queen,
/// counted from 0, or kata::none.
///
/// Assigning to a row of a board is a choice (a column where no queen stands), an undo (kata::none)
/// or both (another column: the queen is lifted and placed again), and is recorded. Writing what
/// the row already holds records nothing. A copy (`auto old = board[row];`) is detached: it keeps
/// the column and writing to it changes no board.
class ChessRow {
 public:
  ChessRow(const ChessRow& other) noexcept : column_(other.column_) {}

  /// Throws std::out_of_range, with both coordinates, for a column that is not on the board.
  ChessRow& operator=(int column) {
    write(column);
    return *this;
  }
  ChessRow& operator=(const ChessRow& other) { return *this = other.column_; }
  ~ChessRow() = default;

  operator int() const noexcept { return column_; }

  ChessRow& operator+=(int columns) { return *this = column_ + columns; }
  ChessRow& operator-=(int columns) { return *this = column_ - columns; }
  ChessRow& operator++() { return *this += 1; }
  ChessRow& operator--() { return *this -= 1; }
  int operator++(int) {
    const int old = column_;
    *this += 1;
    return old;
  }
  int operator--(int) {
    const int old = column_;
    *this -= 1;
    return old;
  }

  void operator[](std::ptrdiff_t) const = delete;  // a row is one number: board[row] = column

 private:
  friend class Chessboard;
  ChessRow() = default;
  void write(int column);

  Chessboard* board_ = nullptr;
  int row_ = 0;
  int column_ = none;
};

/// A chessboard with at most one queen in each row that records what a search does to it:
/// `board[row]` reads as the column of the row's queen, `board[row] = column` is a choice and
/// `board[row] = kata::none` is its undo. Rows and columns count from 0. Whether queens attack each
/// other is for the search to find out: the board takes a queen on any of its squares.
///
/// See the last challenge of parts 1 and 2 of the articles, "N queens".
class Chessboard {
 public:
  static constexpr int max_size = 64;

  /// An empty board with `size` rows and as many columns. Choices and undos go to `journal`, or
  /// nowhere without one. Throws std::invalid_argument unless `size` is 1 to max_size.
  explicit Chessboard(int size, Journal* journal = nullptr);
  Chessboard(const Chessboard&) = delete;  // pass the board by reference: kata::Chessboard& board
  Chessboard& operator=(const Chessboard&) = delete;  // search on one board; undo what you tried
  ~Chessboard() = default;

  /// The row `row`, from 0. Throws std::out_of_range for a row that is not on the board.
  ChessRow& operator[](std::ptrdiff_t row) {
    if (static_cast<std::size_t>(row) >= static_cast<std::size_t>(size_)) throw_outside(row);
    return rows_[row];
  }
  const ChessRow& operator[](std::ptrdiff_t row) const {
    if (static_cast<std::size_t>(row) >= static_cast<std::size_t>(size_)) throw_outside(row);
    return rows_[row];
  }

  /// Rows of the board, and columns.
  int size() const noexcept { return size_; }

  ChessRow* begin() noexcept { return rows_; }
  ChessRow* end() noexcept { return rows_ + size_; }
  const ChessRow* begin() const noexcept { return rows_; }
  const ChessRow* end() const noexcept { return rows_ + size_; }

 private:
  friend class ChessRow;
  void write(ChessRow& row, int column);
  [[noreturn]] void throw_outside(std::ptrdiff_t row) const;

  ChessRow rows_[max_size];
  int size_ = 0;
  Journal* journal_ = nullptr;
};

/// Prints the board with a Q for each queen, for your own debugging (`std::cout << board;` with
/// <iostream>).
std::ostream& operator<<(std::ostream& out, const Chessboard& board);

}  // namespace kata
