#include "searches.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <deque>
#include <utility>

namespace kata::replay::tests {
namespace {

Event event(EventKind kind, int row, int value) {
  return {kind, 0, static_cast<std::uint16_t>(row), value};
}

class QueensSearch {
 public:
  QueensSearch(int size, bool all, std::vector<Event>& events)
      : size_(size), all_(all), events_(events) {}

  bool place(int row = 0) {
    if (row == size_) return !all_;
    for (int column = 0; column < size_; ++column) {
      if (!safe(row, column)) continue;
      columns_.push_back(column);
      events_.push_back(event(EventKind::place, row, column));
      if (place(row + 1)) return true;
      columns_.pop_back();
      events_.push_back(event(EventKind::undo, row, column));
    }
    return false;
  }

 private:
  bool safe(int row, int column) const {
    for (int above = 0; above < row; ++above) {
      const int other = columns_[static_cast<std::size_t>(above)];
      if (other == column || std::abs(other - column) == row - above) return false;
    }
    return true;
  }

  int size_;
  bool all_;
  std::vector<Event>& events_;
  std::vector<int> columns_;
};

class WordSearch {
 public:
  WordSearch(const WordOnGrid& task, std::vector<Event>& events) : task_(task), events_(events) {}

  bool find(std::size_t first) {
    for (int row = 0; row < rows(); ++row) {
      for (int column = 0; column < columns(); ++column) {
        if (step_on({row, column}, first, EventKind::place) && grow(first, first + 1)) return true;
        if (!path_.empty()) step_back(EventKind::undo);
      }
    }
    return false;
  }

 private:
  using Cell = std::pair<int, int>;

  int rows() const { return static_cast<int>(task_.rows.size()); }
  int columns() const { return static_cast<int>(task_.rows.front().size()); }

  bool fits(Cell cell, std::size_t letter) const {
    const auto [row, column] = cell;
    if (row < 0 || row >= rows() || column < 0 || column >= columns()) return false;
    const auto& letters = task_.rows[static_cast<std::size_t>(row)];
    return letters[static_cast<std::size_t>(column)] == task_.word[letter] &&
           std::find(path_.begin(), path_.end(), cell) == path_.end();
  }

  bool step_on(Cell cell, std::size_t letter, EventKind kind) {
    if (!fits(cell, letter)) return false;
    if (kind == EventKind::place) path_.push_back(cell);
    if (kind == EventKind::push_front) path_.push_front(cell);
    events_.push_back(event(kind, cell.first, cell.second));
    return true;
  }

  void step_back(EventKind kind) {
    const Cell cell = kind == EventKind::undo ? path_.back() : path_.front();
    if (kind == EventKind::undo) path_.pop_back();
    if (kind == EventKind::pop_front) path_.pop_front();
    events_.push_back(event(kind, cell.first, cell.second));
  }

  /// The path spells the word's letters from `from` up to but without `to`: first on to its end,
  /// then back to its start.
  bool grow(std::size_t from, std::size_t to) {
    static constexpr std::array<Cell, 4> steps{{{-1, 0}, {1, 0}, {0, -1}, {0, 1}}};
    const bool at_back = to < task_.word.size();
    if (!at_back && from == 0) return true;
    const Cell end = at_back ? path_.back() : path_.front();
    for (const auto& [down, right] : steps) {
      const Cell cell{end.first + down, end.second + right};
      if (at_back) {
        if (!step_on(cell, to, EventKind::place)) continue;
        if (grow(from, to + 1)) return true;
        step_back(EventKind::undo);
      } else {
        if (!step_on(cell, from - 1, EventKind::push_front)) continue;
        if (grow(from - 1, to)) return true;
        step_back(EventKind::pop_front);
      }
    }
    return false;
  }

  const WordOnGrid& task_;
  std::vector<Event>& events_;
  std::deque<Cell> path_;
};

void permute(const std::vector<int>& numbers, std::vector<int>& order, std::vector<Event>& events) {
  for (const int number : numbers) {
    if (std::find(order.begin(), order.end(), number) != order.end()) continue;
    order.push_back(number);
    events.push_back(event(EventKind::place, 0, number));
    permute(numbers, order, events);
    order.pop_back();
    events.push_back(event(EventKind::undo, 0, number));
  }
}

Recording named(std::string exercise, Start start) {
  Recording recording;
  recording.exercise = std::move(exercise);
  recording.label = "Your search";
  recording.start = std::move(start);
  return recording;
}

}  // namespace

Recording sudoku(std::string label, std::string_view board, search::SquareOrder order,
                 std::size_t most_events) {
  const bool in_order = order == search::SquareOrder::reading;
  Recording recording = named(in_order ? "sudoku_naive" : "sudoku_mrv", parse_grid(board));
  recording.label = std::move(label);
  search::Trace trace = search::search(parse_grid(board), order, most_events);
  recording.events = std::move(trace.events);
  recording.returned = trace.complete;
  return recording;
}

Recording queens(int size, bool all) {
  Recording recording = named("n_queens", EmptyChessboard{size});
  QueensSearch(size, all, recording.events).place();
  return recording;
}

Recording word_search(std::vector<std::string> rows, std::string word) {
  return word_from_inside(std::move(rows), std::move(word), 0);
}

Recording word_from_inside(std::vector<std::string> rows, std::string word, std::size_t first) {
  Recording recording = named(first == 0 ? "word_search" : "rarest_letter_first",
                              WordOnGrid{std::move(rows), std::move(word)});
  WordSearch(std::get<WordOnGrid>(recording.start), recording.events).find(first);
  return recording;
}

Recording permutations(const std::vector<int>& numbers) {
  Recording recording = named("permutations", NumbersToOrder{numbers});
  std::vector<int> order;
  permute(numbers, order, recording.events);
  return recording;
}

}  // namespace kata::replay::tests
