#include <cstdint>
#include <ostream>
#include <stdexcept>
#include <string>
#include <string_view>

#include <kata/board.h>
#include <kata/grid.h>
#include <kata/journal.h>

namespace kata {
namespace {

std::string name_of(std::ptrdiff_t row, std::ptrdiff_t column) {
  return "board[" + std::to_string(row) + "][" + std::to_string(column) + "]";
}

std::string described(char value) {
  const auto code = static_cast<unsigned char>(value);
  if (code > 0x20 && code < 0x7f) return std::string("'") + value + "'";
  return "the character with code " + std::to_string(static_cast<int>(code));
}

[[noreturn]] void throw_no_digit(std::ptrdiff_t row, std::ptrdiff_t column, char value,
                                 std::string_view digits) {
  std::string message = name_of(row, column) + " = " + described(value) + ": a square holds '" +
                        digits.front() + "' to '" + digits.back() + "', or '.' when it is empty";
  if (value == 0 || value == '0' || value == ' ') {
    message += "; to empty a square write '.'";
  } else if (value > 0 && static_cast<std::size_t>(value) <= digits.size()) {
    const char digit = digits[static_cast<std::size_t>(value - 1)];
    message += std::string("; the digit ") + digit + " is the character '" + digit + "'";
  }
  throw std::invalid_argument(message);
}

}  // namespace

void BoardRecorder::show(Square& square, int row, int column, char value) noexcept {
  square.board_ = this;
  square.row_ = static_cast<std::uint8_t>(row);
  square.column_ = static_cast<std::uint8_t>(column);
  square.value_ = value;
  square.given_ = value != '.';
}

void BoardRecorder::write(Square& square, char value) {
  const char old = square.value_;
  if (value == old) return;
  const std::string_view digits = digits_of(size_);
  if (value != '.' && digits.find(value) == std::string_view::npos) {
    throw_no_digit(square.row_, square.column_, value, digits);
  }
  square.value_ = value;
  if (journal_ == nullptr) return;
  if (square.given_) {
    journal_->append({EventKind::overwrite_given, value, square.row_, square.column_});
    return;
  }
  if (old != '.') journal_->append({EventKind::undo, old, square.row_, square.column_});
  if (value != '.') journal_->append({EventKind::place, value, square.row_, square.column_});
}

void Square::write(char value) {
  if (board_ != nullptr) {
    board_->write(*this, value);
  } else {
    value_ = value;
  }
}

void throw_no_such_row(std::ptrdiff_t row, int size) {
  throw std::out_of_range("board[" + std::to_string(row) +
                          "] is not on the board: rows run from 0 to " + std::to_string(size - 1));
}

void throw_no_such_square(std::ptrdiff_t row, std::ptrdiff_t column, int size) {
  throw std::out_of_range(name_of(row, column) + " is not on the board: columns run from 0 to " +
                          std::to_string(size - 1));
}

template <int BoxSize>
BoardOf<BoxSize>::BoardOf(const Grid& grid, Journal* journal) : BoardRecorder(side, journal) {
  if (grid.size() != side) {
    throw std::invalid_argument("a grid with " + std::to_string(grid.size()) +
                                " rows for a board with " + std::to_string(side));
  }
  for (int row = 0; row < side; ++row) {
    for (int column = 0; column < side; ++column) {
      show(rows_[row].squares_[column], row, column, grid.at(row, column));
    }
  }
}

template <int BoxSize>
Grid BoardOf<BoxSize>::grid() const {
  Grid grid(BoxSize);
  for (int row = 0; row < side; ++row) {
    for (int column = 0; column < side; ++column)
      grid.at(row, column) = rows_[row].squares_[column].value_;
  }
  return grid;
}

template <int BoxSize>
std::ostream& operator<<(std::ostream& out, const BoardOf<BoxSize>& board) {
  return out << to_text(board.grid());
}

template class BoardOf<2>;
template class BoardOf<3>;
template class BoardOf<4>;
template std::ostream& operator<<(std::ostream& out, const SmallBoard& board);
template std::ostream& operator<<(std::ostream& out, const Board& board);
template std::ostream& operator<<(std::ostream& out, const LargeBoard& board);

}  // namespace kata
