#include <algorithm>
#include <cstdint>
#include <ostream>
#include <stdexcept>
#include <string>

#include <kata/journal.h>
#include <kata/letter_grid.h>
#include <kata/path.h>

namespace kata {
namespace {

Event event_of(EventKind kind, Cell cell) {
  return {kind, 0, static_cast<std::uint16_t>(cell.row), cell.column};
}

std::string call_of(const char* function, Cell cell) {
  return std::string("path.") + function + "({" + std::to_string(cell.row) + ", " +
         std::to_string(cell.column) + "})";
}

}  // namespace

Path::Path(const LetterGrid& grid, Journal* journal)
    : rows_(grid.rows()), columns_(grid.columns()), journal_(journal) {}

Path::~Path() {
  delete[] cells_;
}

void Path::push_back(Cell cell) {
  check_on_grid("push_back", cell);
  if (first_ + size_ == capacity_) make_room();
  cells_[first_ + size_++] = cell;
  if (journal_ != nullptr) journal_->append(event_of(EventKind::place, cell));
}

void Path::push_front(Cell cell) {
  check_on_grid("push_front", cell);
  if (first_ == 0) make_room();
  cells_[--first_] = cell;
  ++size_;
  if (journal_ != nullptr) journal_->append(event_of(EventKind::push_front, cell));
}

void Path::pop_back() {
  check_not_empty("pop_back");
  const Cell cell = cells_[first_ + --size_];
  if (journal_ != nullptr) journal_->append(event_of(EventKind::undo, cell));
}

void Path::pop_front() {
  check_not_empty("pop_front");
  const Cell cell = cells_[first_++];
  --size_;
  if (journal_ != nullptr) journal_->append(event_of(EventKind::pop_front, cell));
}

bool Path::contains(Cell cell) const noexcept {
  return std::find(begin(), end(), cell) != end();
}

void Path::throw_outside(std::ptrdiff_t index) const {
  throw std::out_of_range(
      "path[" + std::to_string(index) + "]: the path " +
      (empty() ? "is empty" : "ends at path[" + std::to_string(size_ - 1) + "]"));
}

void Path::check_on_grid(const char* function, Cell cell) const {
  if (cell.row >= 0 && cell.row < rows_ && cell.column >= 0 && cell.column < columns_) return;
  throw std::out_of_range(call_of(function, cell) + ": the grid has no such square; it has " +
                          std::to_string(rows_) + " rows and " + std::to_string(columns_) +
                          " columns, counted from 0");
}

void Path::check_not_empty(const char* function) const {
  if (!empty()) return;
  throw std::out_of_range(std::string("path.") + function +
                          "(): the path is empty; take off only what you put on");
}

/// Puts the squares into the middle of enough room for both ends to grow.
void Path::make_room() {
  const auto capacity = std::max<std::size_t>({16, capacity_, 4 * size_});
  Cell* const cells = new Cell[capacity];
  const std::size_t first = (capacity - size_) / 2;
  std::copy(begin(), end(), cells + first);
  delete[] cells_;
  cells_ = cells;
  capacity_ = capacity;
  first_ = first;
}

std::ostream& operator<<(std::ostream& out, const Path& path) {
  const char* separator = "";
  for (const Cell& cell : path) {
    out << separator << '(' << cell.row << ',' << cell.column << ')';
    separator = " ";
  }
  return out;
}

}  // namespace kata
