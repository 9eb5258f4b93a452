#include <algorithm>
#include <articles/boards.h>
#include <chrono>
#include <cstddef>
#include <findings/board/rule_mistakes.h>
#include <findings/board/sudoku_playback.h>
#include <findings/board/sudoku_rule_mistakes.h>
#include <functional>
#include <runs/problems_of_calls.h>
#include <string_view>
#include <vector>

#include <kata/grid.h>

namespace kata::judge {
namespace {

using search::Position;

constexpr int board_size = 9;

/// How a function sees a board.
struct RuleView {
  RuleMistake mistake;
  bool (*skips)(Position) = nullptr;  ///< squares that it never looks at
  bool sees_empty_squares = false;    ///< two of them are a clash
  bool wants_full_boards = false;     ///< an empty square is a mistake

  /// Whether it compares two squares, numbered in reading order.
  bool compares(int at, int other) const;
};

Position square_number(int index) {
  return {index / board_size, index % board_size};
}

bool RuleView::compares(int at, int other) const {
  static const problems::Sudoku any_board{Grid()};
  if (skips != nullptr && (skips(square_number(at)) || skips(square_number(other)))) return false;
  search::Pair pair{any_board, 0, at, 1, other, 1};
  for (; pair.constraint < 3; ++pair.constraint) {
    const bool is_checked = (mistake.checked >> pair.constraint & 1) != 0;
    if (is_checked && (mistake.sees != nullptr ? mistake.sees(pair) : pair.is_clash())) return true;
  }
  return false;
}

bool keeps_rules(const RuleView& view, const Grid& grid) {
  if (view.wants_full_boards && grid.empty_squares() > 0) return false;
  for (int i = 0; i < board_size * board_size; ++i) {
    const Position at = square_number(i);
    const char digit = grid.at(at.row, at.column);
    if (digit == '.' && !view.sees_empty_squares) continue;
    for (int j = 0; j < board_size * board_size; ++j) {
      const Position other = square_number(j);
      if (i != j && grid.at(other.row, other.column) == digit && view.compares(i, j)) return false;
    }
  }
  return true;
}

std::string digits_seen_free(const RuleView& view, const Grid& grid, int square) {
  const Position at = square_number(square);
  if (grid.at(at.row, at.column) != '.') return "";
  std::string digits;
  for (char digit = '1'; digit <= '9'; ++digit) {
    bool is_free = true;
    for (int j = 0; j < board_size * board_size; ++j) {
      const Position other = square_number(j);
      const bool is_seen = grid.at(other.row, other.column) == digit && view.compares(square, j);
      is_free = is_free && !is_seen;
    }
    if (is_free) digits += digit;
  }
  return digits;
}

/// Whether a function that sees boards so may have made a run: each digit is the only one that it
/// sees free on its square, and in the end no such square is left.
bool fills_what_is_forced(const RuleView& view, const Run& run) {
  RuleView everywhere = view;
  everywhere.skips = nullptr;
  SudokuPlayback replay(run);
  for (const Event& event : run.events) {
    const Position at{event.row, event.value};
    const bool is_skipped = view.skips != nullptr && view.skips(at);
    if (event.kind != EventKind::place || is_skipped ||
        digits_seen_free(everywhere, replay.grid(), at.row * board_size + at.column) !=
            std::string(1, event.digit)) {
      return false;
    }
    replay.apply(event);
  }
  const Grid left = replay.grid();
  for (int square = 0; square < board_size * board_size; ++square) {
    const bool is_skipped = view.skips != nullptr && view.skips(square_number(square));
    if (!is_skipped && digits_seen_free(everywhere, left, square).size() == 1) return false;
  }
  return true;
}

/// Whether a function fills what one round over the squares finds, which is not enough.
bool goes_over_the_board_once(const Run& run) {
  Grid grid = givens_of(run);
  for (int square = 0; square < board_size * board_size; ++square) {
    const std::string digits = digits_seen_free({}, grid, square);
    const Position at = square_number(square);
    if (digits.size() == 1) grid.at(at.row, at.column) = digits.front();
  }
  return grid == board_of(run) && run.counts.undone == 0 && !fills_what_is_forced({}, run);
}

/// The mistakes that solvers make, too.
std::vector<RuleView> mistakes_of_solvers() {
  std::vector<RuleView> views;
  for (const RuleMistake& mistake : rule_mistakes()) views.push_back({mistake});
  return views;
}

bool all_squares(Position, Position, int) {
  return true;
}
bool next_in_row(Position at, Position other, int) {
  return at.row == other.row && (at.column - other.column == 1 || other.column - at.column == 1);
}
bool next_in_column(Position at, Position other, int) {
  return at.column == other.column && (at.row - other.row == 1 || other.row - at.row == 1);
}
bool box_on_the_diagonal(Position at, Position other, int box) {
  return same_box(at, other, box) && at.row / box == at.column / box;
}
bool band_of_rows(Position at, Position other, int box) {
  return at.row / box == other.row / box;
}
bool band_of_columns(Position at, Position other, int box) {
  return at.column / box == other.column / box;
}

std::vector<RuleView> mistakes_of_checks() {
  std::vector<RuleView> views = mistakes_of_solvers();
  constexpr std::string_view all_nine = "The loops must run over all nine: 0 to 8.";
  constexpr std::string_view numbers =
      "The number of a box is row / 3 * 3 + column / 3, and there are nine of them.";
  const auto skip = [&](bool (*skips)(Position), std::string_view does) {
    views.push_back({{does, all_nine}, skips});
  };
  skip([](Position at) { return at.row == board_size - 1; }, "never looks at the last row");
  skip([](Position at) { return at.column == board_size - 1; }, "never looks at the last column");
  skip([](Position at) { return at.row == board_size - 1 || at.column == board_size - 1; },
       "looks neither at the last row nor at the last column");
  skip([](Position at) { return at.row == 0; }, "never looks at the first row");
  skip([](Position at) { return at.column == 0; }, "never looks at the first column");
  skip([](Position at) { return at.row == 0 || at.column == 0; },
       "looks neither at the first row nor at the first column");
  views.push_back({{"takes two empty squares for a clash",
                    "Pass over '.' before you compare or count anything."},
                   nullptr,
                   true});
  views.push_back({{"keeps what it has seen from one row, column or box to the next",
                    "Each of the 27 begins with nothing seen: is what remembers it empty again?",
                    ~0U, sees<all_squares, same_column, same_box>}});
  views.push_back({{"takes three boxes side by side for one", numbers, ~0U,
                    sees<same_row, same_column, band_of_rows>}});
  views.push_back({{"takes three boxes below each other for one", numbers, ~0U,
                    sees<same_row, same_column, band_of_columns>}});
  views.push_back({{"looks only at the three boxes on the diagonal", numbers, ~0U,
                    sees<same_row, same_column, box_on_the_diagonal>}});
  views.push_back({{"compares a square only with the next one in its row and its column",
                    "Two equal digits may stand far apart: compare each with all the others.", ~0U,
                    sees<next_in_row, next_in_column, same_box>}});
  views.push_back({{"calls no board valid that has an empty square",
                    "An empty square is no mistake: only a digit that stands twice is one."},
                   nullptr,
                   false,
                   true});
  views.push_back(
      {{"finds no clash at all", "When does it return false, and does it come to that?", 0}});
  return views;
}

std::string in_words(const RuleMistake& mistake) {
  return "this is a function that " + std::string(mistake.does) + ". " +
         std::string(mistake.look_at);
}

/// The one view with which all answers agree; nothing where the right one does, or several do.
const RuleView* the_view(const std::vector<RuleView>& known,
                         const std::function<bool(const RuleView&)>& agrees) {
  if (agrees(RuleView{})) return nullptr;
  const RuleView* found = nullptr;
  for (const RuleView& view : known) {
    if (!agrees(view)) continue;
    if (found != nullptr) return nullptr;
    found = &view;
  }
  return found;
}

std::string seen_on_each_board(const RuleView* view) {
  return view == nullptr ? "" : "\n\nOn each board that was tried, " + in_words(view->mistake);
}

/// The calls, made in one process; nothing where that does not come to its end.
std::vector<Run> answers_of(const std::vector<subject::Call>& calls, const Function& function,
                            Attempts& attempts) {
  Limits limits;
  limits.allow_no_more_than(std::chrono::seconds(1));
  const auto attempt = attempts.probe(calls, limits);
  std::vector<Run> runs;
  if (attempt->outcome != Outcome::finished) return runs;
  for (std::size_t i = 0; i < calls.size(); ++i) runs.push_back(replay(attempt, i, {&function, 1}));
  return runs;
}

bool is_worth_a_look(const Run& run, const Function& function) {
  return run.returned && run.fault.empty() && run.call == 0 && run.function == function.name;
}

/// Boards with a digit twice, here and there.
std::vector<std::string> boards_with_pairs() {
  constexpr Position first[] = {{0, 0}, {1, 4}, {4, 4}, {3, 8}, {8, 2}, {7, 7}, {8, 8}};
  constexpr Position second[] = {{0, 3}, {0, 8}, {1, 0}, {2, 2}, {3, 3}, {4, 7},
                                 {5, 3}, {6, 8}, {7, 4}, {8, 0}, {8, 7}};
  std::string nearly_full(articles::solution);
  nearly_full.front() = '.';
  std::vector<std::string> boards{Grid().line(), std::string(articles::board), nearly_full,
                                  std::string(articles::solution)};
  for (const Position at : first) {
    for (const Position other : second) {
      Grid grid;
      grid.at(at.row, at.column) = '5';
      grid.at(other.row, other.column) = '5';
      boards.push_back(grid.line());
    }
  }
  return boards;
}

}  // namespace

std::string explain_validity(const Run& run, const Function& function, Attempts& attempts) {
  if (!is_worth_a_look(run, function)) return "";
  std::vector<subject::Call> calls;
  for (const std::string& board : boards_with_pairs()) {
    calls.push_back({std::string(function.name), {board}});
  }
  std::vector<Run> runs = answers_of(calls, function, attempts);
  if (runs.empty()) return "";
  runs.push_back(run);
  const auto agrees = [&](const RuleView& view) {
    return std::all_of(runs.begin(), runs.end(), [&](const Run& own) {
      return own.fault.empty() && keeps_rules(view, givens_of(own)) == (own.answer != 0);
    });
  };
  return seen_on_each_board(the_view(mistakes_of_checks(), agrees));
}

std::string explain_candidates(const Run& run, const Function& function, Attempts& attempts) {
  if (!is_worth_a_look(run, function)) return "";
  std::vector<subject::Call> calls;
  for (int i = 0; i < board_size * board_size; ++i) {
    const Position at = square_number(i);
    calls.push_back(
        {std::string(function.name),
         {std::string(articles::board), std::to_string(at.row), std::to_string(at.column)}});
  }
  const std::vector<Run> runs = answers_of(calls, function, attempts);
  if (runs.empty()) return "";
  const auto agrees = [&](const RuleView& view) {
    for (int i = 0; i < board_size * board_size; ++i) {
      const Run& own = runs[static_cast<std::size_t>(i)];
      if (!own.fault.empty() || own.text != digits_seen_free(view, givens_of(own), i)) return false;
    }
    return true;
  };
  return seen_on_each_board(the_view(mistakes_of_solvers(), agrees));
}

std::string explain_forced(const Run& run, const Function& function) {
  if (!is_worth_a_look(run, function)) return "";
  std::vector<RuleView> known = mistakes_of_solvers();
  const auto leave_out = [&](bool (*skips)(Position), std::string_view does) {
    known.push_back({{does, "The loops must run over all nine: 0 to 8."}, skips});
  };
  leave_out([](Position at) { return at.row == board_size - 1; }, "never fills the last row");
  leave_out([](Position at) { return at.column == board_size - 1; }, "never fills the last column");
  leave_out([](Position at) { return at.row == 0; }, "never fills the first row");
  leave_out([](Position at) { return at.column == 0; }, "never fills the first column");
  const RuleView* const view =
      the_view(known, [&](const RuleView& own) { return fills_what_is_forced(own, run); });
  if (view != nullptr) return "\n\nStep by step, " + in_words(view->mistake);
  if (!goes_over_the_board_once(run)) return "";
  return "\n\nStep by step, this is a function that goes over the board once. A digit just placed forces others: look at the squares again until a whole round finds no forced one.";
}

}  // namespace kata::judge
