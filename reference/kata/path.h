#pragma once

#include <compare>
#include <cstddef>
#include <iosfwd>
#include <ostream>

namespace kata {

class Journal;
class LetterGrid;

/// A square of a LetterGrid. Rows and columns count from 0.
struct Cell {
  int row = 0;
  int column = 0;

  friend auto operator<=>(const Cell&, const Cell&) = default;
};

/// The squares that a word search has chosen so far, in the order of the word's letters. It records
/// each square put on it (a choice) and each one taken off (its undo). A search that begins in the
/// middle of a word lengthens it at both ends. See part 1 of the articles, section 14, and part 2,
/// section 14.
class Path {
 public:
  /// An empty path over the squares of `grid`. Choices and undos go to `journal`, or nowhere
  /// without one.
  explicit Path(const LetterGrid& grid, Journal* journal = nullptr);
  Path(const Path&) = delete;             // pass the path by reference: kata::Path& path
  Path& operator=(const Path&) = delete;  // a search works on one path; undo what you tried
  ~Path();

  /// Throw std::out_of_range, with the coordinates, for a square that is not on the grid.
  void push_back(Cell cell);
  void push_front(Cell cell);

  /// Throw std::out_of_range where there is nothing to take off.
  void pop_back();
  void pop_front();

  std::size_t size() const noexcept { return size_; }
  bool empty() const noexcept { return size_ == 0; }

  /// Is this square on the path? Looks at one square after the other.
  bool contains(Cell cell) const noexcept;

  /// The square at `index`, from 0. Throws std::out_of_range where there is none.
  Cell operator[](std::ptrdiff_t index) const {
    if (static_cast<std::size_t>(index) >= size_) throw_outside(index);
    return begin()[index];
  }
  /// The first and the last square. Throw std::out_of_range for an empty path.
  Cell front() const { return (*this)[0]; }
  Cell back() const { return (*this)[static_cast<std::ptrdiff_t>(size_) - 1]; }

  const Cell* begin() const noexcept { return cells_ + first_; }
  const Cell* end() const noexcept { return begin() + size_; }

 private:
  [[noreturn]] void throw_outside(std::ptrdiff_t index) const;
  void check_on_grid(const char* function, Cell cell) const;
  void check_not_empty(const char* function) const;
  void make_room();

  Cell* cells_ = nullptr;     // owned, room for capacity_ squares: no container, since every stub
  std::size_t capacity_ = 0;  // includes this header
  std::size_t first_ = 0;
  std::size_t size_ = 0;
  int rows_;
  int columns_;
  Journal* journal_;
};

/// Prints the path as "(0,1) (0,2) …", for your own debugging (`std::cout << path;` with
/// <iostream>).
std::ostream& operator<<(std::ostream& out, const Path& path);

}  // namespace kata
