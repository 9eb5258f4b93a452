#include <cstdint>
#include <ostream>
#include <stdexcept>
#include <string>

#include <kata/arrangement.h>
#include <kata/chessboard.h>
#include <kata/journal.h>

namespace kata {
namespace {

std::string name_of(std::ptrdiff_t row) {
  return "board[" + std::to_string(row) + "]";
}

}  // namespace

void ChessRow::write(int column) {
  if (board_ != nullptr) {
    board_->write(*this, column);
  } else {
    column_ = column;
  }
}

Chessboard::Chessboard(int size, Journal* journal) : size_(size), journal_(journal) {
  if (size < 1 || size > max_size) {
    throw std::invalid_argument("a chessboard has 1 to " + std::to_string(max_size) +
                                " rows, not " + std::to_string(size));
  }
  for (int row = 0; row < size; ++row) {
    rows_[row].board_ = this;
    rows_[row].row_ = row;
  }
}

void Chessboard::write(ChessRow& row, int column) {
  const int old = row.column_;
  if (column == old) return;
  if (column < none || column >= size_) {
    throw std::out_of_range(name_of(row.row_) + " = " + std::to_string(column) +
                            ": columns run from 0 to " + std::to_string(size_ - 1) +
                            ", and kata::none (-1) lifts the queen");
  }
  row.column_ = column;
  if (journal_ == nullptr) return;
  const auto number = static_cast<std::uint16_t>(row.row_);
  if (old != none) journal_->append({EventKind::undo, 0, number, old});
  if (column != none) journal_->append({EventKind::place, 0, number, column});
}

void Chessboard::throw_outside(std::ptrdiff_t row) const {
  throw std::out_of_range(name_of(row) + " is not on the board: rows run from 0 to " +
                          std::to_string(size_ - 1));
}

std::ostream& operator<<(std::ostream& out, const Chessboard& board) {
  return out << to_text(Arrangement(board.begin(), board.end()));
}

}  // namespace kata
