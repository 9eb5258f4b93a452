#include "searches.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <deque>
#include <memory>
#include <problems/order.h>
#include <problems/queens.h>
#include <problems/sudoku.h>
#include <problems/word.h>
#include <utility>

namespace kata::replay::tests {
namespace {

Event event(EventKind kind, int row, int value) {
  return {kind, 0, static_cast<std::uint16_t>(row), value};
}

class WordSearch {
 public:
  WordSearch(const problems::Word& task, std::vector<Event>& events)
      : task_(task), events_(events) {}

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

  int rows() const { return task_.grid().rows(); }
  int columns() const { return task_.grid().columns(); }

  bool fits(Cell cell, std::size_t letter) const {
    const auto [row, column] = cell;
    if (row < 0 || row >= rows() || column < 0 || column >= columns()) return false;
    return task_.grid()[row][column] == task_.word()[letter] &&
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
    const bool at_back = to < task_.word().size();
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

  const problems::Word& task_;
  std::vector<Event>& events_;
  std::deque<Cell> path_;
};

Recording named(std::string exercise, std::shared_ptr<const problems::Problem> problem) {
  Recording recording;
  recording.exercise = std::move(exercise);
  recording.label = "Your search";
  recording.problem = std::move(problem);
  return recording;
}

}  // namespace

Recording sudoku(std::string label, std::string_view board, search::Order order,
                 std::size_t most_events) {
  const bool in_order = order == search::Order::in_order;
  Recording recording = named(in_order ? "sudoku_naive" : "sudoku_mrv",
                              std::make_shared<problems::Sudoku>(parse_grid(board)));
  recording.label = std::move(label);
  search::Trace trace =
      search::search(*recording.problem, {.order = order, .most_events = most_events});
  recording.events = std::move(trace.events);
  recording.returned = trace.complete;
  return recording;
}

Recording queens(int size, bool all) {
  Recording recording = named("n_queens", std::make_shared<problems::Queens>(size));
  const int most = all ? search::Plan::all : 1;
  recording.events = search::search(*recording.problem, {.most_solutions = most}).events;
  return recording;
}

Recording word_search(std::vector<std::string> rows, std::string word) {
  return word_from_inside(std::move(rows), std::move(word), 0);
}

Recording word_from_inside(std::vector<std::string> rows, std::string word, std::size_t first) {
  std::string grid;
  for (const std::string& row : rows) grid += row + "\n";
  const auto task =
      std::make_shared<problems::Word>(grid, std::move(word), static_cast<int>(first));
  Recording recording = named(first == 0 ? "word_search" : "rarest_letter_first", task);
  WordSearch(*task, recording.events).find(first);
  return recording;
}

Recording permutations(const std::vector<int>& numbers) {
  Recording recording = named("permutations", std::make_shared<problems::Order>(numbers));
  recording.events =
      search::search(*recording.problem, {.most_solutions = search::Plan::all}).events;
  return recording;
}

}  // namespace kata::replay::tests
