#include <ostream>
#include <stdexcept>
#include <string>

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

void Square::write(char value) {
  if (board_ != nullptr) {
    board_->write(*this, value);
  } else {
    value_ = value;
  }
}

void Row::throw_outside(std::ptrdiff_t column) const {
  const int last = board_->size() - 1;
  throw std::out_of_range(name_of(row_, column) +
                          " is not on the board: rows and columns run from 0 to " +
                          std::to_string(last));
}

Square* Row::first() {
  if (size_ == 0) throw_outside(0);
  return squares_;
}

const Square* Row::first() const {
  if (size_ == 0) throw_outside(0);
  return squares_;
}

Board::Board(const Grid& grid, Journal* journal)
    : size_(static_cast<std::size_t>(grid.size())),
      box_size_(static_cast<std::size_t>(grid.box_size())),
      journal_(journal) {
  outside_.board_ = this;
  for (std::size_t r = 0; r < size_; ++r) {
    Row& row = rows_[r];
    row.board_ = this;
    row.size_ = size_;
    row.row_ = static_cast<std::ptrdiff_t>(r);
    for (std::size_t c = 0; c < size_; ++c) {
      Square& square = row.squares_[c];
      square.board_ = this;
      square.row_ = static_cast<std::uint8_t>(r);
      square.column_ = static_cast<std::uint8_t>(c);
      square.value_ = grid.at(static_cast<int>(r), static_cast<int>(c));
      square.given_ = square.value_ != '.';
    }
  }
}

void Board::write(Square& square, char value) {
  const char old = square.value_;
  if (value == old) return;
  const std::string_view digits = digits_of(size());
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

Row& Board::outside(std::ptrdiff_t row) const {
  outside_.row_ = row;
  return outside_;
}

Grid Board::grid() const {
  Grid grid(box_size());
  for (std::size_t r = 0; r < size_; ++r) {
    for (std::size_t c = 0; c < size_; ++c) {
      grid.at(static_cast<int>(r), static_cast<int>(c)) = rows_[r].squares_[c].value_;
    }
  }
  return grid;
}

std::ostream& operator<<(std::ostream& out, const Board& board) {
  return out << to_text(board.grid());
}

}  // namespace kata
