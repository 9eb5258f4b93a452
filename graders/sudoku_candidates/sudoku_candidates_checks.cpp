#include "sudoku_candidates_checks.h"

#include <algorithm>
#include <cstddef>
#include <findings/board/changed_given.h>
#include <findings/board/sudoku_playback.h>
#include <findings/board/sudoku_rules.h>
#include <judge/check.h>
#include <optional>
#include <string>
#include <text/number_words.h>
#include <utility>

namespace kata::judge {
namespace {

using search::Position;

std::string digits_that_fit(const Grid& grid, Position square) {
  const search::Candidates fitting = search::candidates(grid, square);
  std::string digits;
  for (const char digit : digits_of(grid.size())) {
    if ((fitting >> (digit - '1') & 1) != 0) digits += digit;
  }
  return digits;
}

/// Where the square's row, column or box holds a digit: "its row and its box already".
std::string units_that_hold(const Grid& grid, Position square, char digit) {
  bool row = false;
  bool column = false;
  bool box = false;
  for (int r = 0; r < grid.size(); ++r) {
    for (int c = 0; c < grid.size(); ++c) {
      if (grid.at(r, c) != digit || Position{r, c} == square) continue;
      row = row || r == square.row;
      column = column || c == square.column;
      box = box || grid.box(r, c) == grid.box(square.row, square.column);
    }
  }
  std::string units;
  for (const auto& [holds, name] :
       {std::pair(row, "row"), std::pair(column, "column"), std::pair(box, "box")}) {
    if (!holds) continue;
    if (!units.empty()) units += " and ";
    units += std::string("its ") + name;
  }
  return units;
}

bool is_digit(char character) {
  return character >= '1' && character <= '9';
}

std::string shown(const std::string& text) {
  constexpr std::size_t most = 20;
  return text.size() > most ? "\"" + text.substr(0, most) + "…\"" : "\"" + text + "\"";
}

std::string described(char character) {
  const auto code = static_cast<unsigned char>(character);
  if (code > 0x20 && code < 0x7f) return std::string("'") + character + "'";
  if (code == ' ') return "a space";
  std::string text = "the character with code " + std::to_string(static_cast<int>(code));
  if (code < 1 || code > 9) return text;
  return text + "; the digit " + std::to_string(static_cast<int>(code)) + " is the character '" +
         std::to_string(static_cast<int>(code)) + "'";
}

/// The square that a call of `candidates` asks about.
Position square_of(const Run& run) {
  return {std::stoi(run.arguments().at(1)), std::stoi(run.arguments().at(2))};
}

Complaint wrong_list(const Run& run) {
  if (!run.events.empty()) return "candidates only looks: it must not change the board.";
  const Grid& grid = givens_of(run);
  const Position square = square_of(run);
  const std::string& list = run.text;
  const std::string expected = digits_that_fit(grid, square);
  if (list == expected) return std::nullopt;

  const std::string whose = "candidates for " + name_of(square) + " returned ";
  const auto odd = std::find_if_not(list.begin(), list.end(), is_digit);
  if (odd != list.end()) {
    return whose + "something that is no digit: " + described(*odd) +
           ". The list holds digits and nothing else, such as \"" +
           (expected.empty() ? "124" : expected) + "\".";
  }
  const std::string begin = whose + shown(list) + ", but ";
  const char held = grid.at(square.row, square.column);
  if (held != '.') {
    return begin + "this square holds " + held + ": a filled square has no candidates, \"\".";
  }
  for (const char digit : list) {
    if (expected.find(digit) != std::string::npos) continue;
    return begin + digit + " stands in " + units_that_hold(grid, square, digit) + " already.";
  }
  for (const char digit : expected) {
    if (list.find(digit) != std::string::npos) continue;
    return begin + digit + " fits as well: row " + std::to_string(square.row + 1) + ", column " +
           std::to_string(square.column + 1) + " and box " +
           std::to_string(grid.box(square.row, square.column) + 1) + " do not hold it.";
  }
  return whose + shown(list) + ": the right digits. List them in ascending order, each once: \"" +
         expected + "\".";
}

std::string table(std::span<const int> counts) {
  std::string text;
  for (const int count : counts) text += (text.empty() ? "" : " ") + std::to_string(count);
  return text;
}

Complaint wrong_table(const std::vector<Run>& all, const std::array<int, 6>& counts) {
  std::array<int, 6> yours{};
  std::optional<std::string> first;
  for (const Run& run : all) {
    Complaint complaint = not_finished(run);
    if (complaint) return complaint;
    if (!first) first = wrong_list(run);
    const std::size_t size = run.text.size();
    if (size >= 1 && size <= yours.size()) ++yours[size - 1];
  }
  if (yours == counts) return std::nullopt;
  return "Squares with 1, 2, 3, 4, 5 and 6 digits that fit: by your candidates " + table(yours) +
         ", in the article " + table(counts) + ". " + first.value_or("");
}

/// "row 3" when `digit` fits on no other square of the square's row, likewise for its column and
/// box; empty when it fits on others of each.
std::string unit_with_no_other_place(const Grid& grid, Position square, char digit) {
  bool row = true;
  bool column = true;
  bool box = true;
  const int own_box = grid.box(square.row, square.column);
  for (int r = 0; r < grid.size(); ++r) {
    for (int c = 0; c < grid.size(); ++c) {
      if (Position{r, c} == square) continue;
      if (digits_that_fit(grid, {r, c}).find(digit) == std::string::npos) continue;
      row = row && r != square.row;
      column = column && c != square.column;
      box = box && grid.box(r, c) != own_box;
    }
  }
  if (row) return "row " + std::to_string(square.row + 1);
  if (column) return "column " + std::to_string(square.column + 1);
  if (box) return "box " + std::to_string(own_box + 1);
  return "";
}

bool taken_off_later(const Run& run, const Event& placement) {
  return std::any_of(run.events.begin(), run.events.end(), [&](const Event& event) {
    return event.kind == EventKind::undo && event.row == placement.row &&
           event.value == placement.value;
  });
}

/// Why a placement is not a forced one.
Complaint not_forced(const Run& run, const Grid& before, const Event& placement) {
  const Position square{placement.row, placement.value};
  const search::Candidates fitting = search::candidates(before, square);
  const std::string digits = digits_that_fit(before, square);
  if (digits == std::string(1, placement.digit)) return std::nullopt;

  const std::string begin =
      run.function + " puts " + placement.digit + " at " + name_of(square) + ", ";
  if (digits.find(placement.digit) == std::string::npos) {
    std::string text = begin + "but " + placement.digit + " stands in " +
                       units_that_hold(before, square, placement.digit) + " already.";
    if (digits_that_fit(givens_of(run), square).find(placement.digit) != std::string::npos) {
      text += " It did fit before other squares were filled: look again right before you place.";
    }
    return text;
  }
  const std::string unit = unit_with_no_other_place(before, square, placement.digit);
  if (!unit.empty()) {
    return begin + "where " + digit_list(fitting) + " fit. No other square of " + unit +
           " can take it, which is a good argument and another rule: forced, here, is only a square on which exactly one digit fits.";
  }
  return begin + "where " + digit_list(fitting) + " fit: that is a guess." +
         (taken_off_later(run, placement)
              ? " It is taken off again later, but nothing is tried here: find out what fits by looking."
              : "") +
         " Forced is a square on which exactly one digit fits.";
}

Complaint not_only_forced(const Run& run) {
  if (auto complaint = changed_given(run)) return complaint;
  SudokuPlayback replay(run);
  for (const Event& event : run.events) {
    if (event.kind == EventKind::undo) {
      return run.function + " takes " + event.digit + " off " + name_of({event.row, event.value}) +
             " again. A forced digit is certain, so nothing is ever undone here: find out what fits by looking, not by trying.";
    }
    if (event.kind == EventKind::place) {
      if (auto complaint = not_forced(run, replay.grid(), event)) return complaint;
    }
    replay.apply(event);
  }
  return std::nullopt;
}

Complaint forced_square_left(const Run& run) {
  std::optional<Position> forced;
  for (int row = 0; row < board_of(run).size(); ++row) {
    for (int column = 0; column < board_of(run).size(); ++column) {
      if (board_of(run).at(row, column) != '.') continue;
      const std::size_t fitting = digits_that_fit(board_of(run), {row, column}).size();
      if (fitting == 0) return std::nullopt;  // the board is dead: both ways to go on are right
      if (fitting == 1 && !forced) forced = Position{row, column};
    }
  }
  if (!forced) return std::nullopt;
  return run.function + " stopped after " + counted(run.counts.placements, "placement") +
         ", but at " + name_of(*forced) + " only " + digits_that_fit(board_of(run), *forced) +
         " fits. A digit just placed forces others: look at the squares again until a whole round finds no forced one.";
}

}  // namespace

std::vector<Run> candidates(std::string_view board, std::span<const Position> squares) {
  std::vector<subject::Call> calls;
  for (const Position& square : squares) {
    calls.push_back(
        {"candidates",
         {std::string(board), std::to_string(square.row), std::to_string(square.column)}});
  }
  return runs_of(calls);
}

std::vector<Run> all_candidates(std::string_view board) {
  std::vector<Position> squares;
  for (int row = 0; row < 9; ++row) {
    for (int column = 0; column < 9; ++column) squares.push_back({row, column});
  }
  return candidates(board, squares);
}

RunMatcher ListsWhatFits() {
  return rule("lists what fits", wrong_list);
}

RunMatcher MakesTheTable(std::array<int, 6> counts, std::vector<Run> all) {
  return rule("makes the article's table",
              [counts, all = std::move(all)](const Run&) { return wrong_table(all, counts); })
      .only_as_named();
}

RunMatcher PlacesOnlyForcedDigits() {
  return rule("places only forced digits", not_only_forced);
}

RunMatcher LeavesNoForcedSquare() {
  return rule("leaves no forced square", forced_square_left);
}

RunMatcher ReturnsHowManyItFilled() {
  return rule("returns how many squares it filled", [](const Run& run) -> Complaint {
    const int filled = run.counts.placements - run.counts.undone;
    if (run.answer == filled) return std::nullopt;
    return run.function + " filled " + counted(filled, "square") + " and returned " +
           grouped(run.answer) + ". Count each placement.";
  });
}

RunMatcher Fills(int squares) {
  return rule("fills as many squares as are forced", [squares](const Run& run) -> Complaint {
    const int filled = run.counts.placements - run.counts.undone;
    if (filled == squares) return std::nullopt;
    return run.function + " filled " + counted(filled, "square") + "; " + grouped(squares) +
           " can be filled here without a guess.";
  });
}

}  // namespace kata::judge
