#include "sudoku_candidates_checks.h"

#include <algorithm>
#include <judge/board/sudoku_rules.h>
#include <judge/check.h>
#include <judge/number_words.h>
#include <judge/rule.h>
#include <string>

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

Complaint wrong_list(const Badge& badge) {
  const Grid& grid = badge.run.givens;
  const std::string& list = badge.run.text;
  const std::string expected = digits_that_fit(grid, badge.square);
  if (list == expected) return std::nullopt;

  const std::string whose = "candidates for " + name_of(badge.square) + " returned ";
  const auto odd = std::find_if_not(list.begin(), list.end(), is_digit);
  if (odd != list.end()) {
    return whose + "something that is no digit: " + described(*odd) +
           ". The list holds digits and nothing else, such as \"" +
           (expected.empty() ? "124" : expected) + "\".";
  }
  const std::string begin = whose + shown(list) + ", but ";
  const char held = grid.at(badge.square.row, badge.square.column);
  if (held != '.') {
    return begin + "this square holds " + held + ": a filled square has no candidates, \"\".";
  }
  for (const char digit : list) {
    if (expected.find(digit) != std::string::npos) continue;
    return begin + digit + " stands in " + units_that_hold(grid, badge.square, digit) + " already.";
  }
  for (const char digit : expected) {
    if (list.find(digit) != std::string::npos) continue;
    return begin + digit + " fits as well: row " + std::to_string(badge.square.row + 1) +
           ", column " + std::to_string(badge.square.column + 1) + " and box " +
           std::to_string(grid.box(badge.square.row, badge.square.column) + 1) + " do not hold it.";
  }
  return whose + shown(list) + ": the right digits. List them in ascending order, each once: \"" +
         expected + "\".";
}

Complaint wrong_badge(const Badge& badge) {
  const SudokuMatcher matcher = rule("lists what fits", [&](const SudokuRun& run) -> Complaint {
    if (!run.events.empty()) return "candidates only looks: it must not change the board.";
    return wrong_list(badge);
  });
  Explanation complaint;
  if (matcher.MatchAndExplain(badge.run, &complaint)) return std::nullopt;
  return complaint.str();
}

Complaint first_wrong_badge(const Badges& badges) {
  for (const Badge& badge : badges) {
    if (auto complaint = wrong_badge(badge)) return complaint;
  }
  return std::nullopt;
}

std::string table(std::span<const int> counts) {
  std::string text;
  for (const int count : counts) text += (text.empty() ? "" : " ") + std::to_string(count);
  return text;
}

Complaint wrong_table(const Badges& badges, const std::array<int, 6>& counts) {
  std::array<int, 6> yours{};
  for (const Badge& badge : badges) {
    if (!badge.run.returned) return first_wrong_badge(badges);
    const std::size_t size = badge.run.text.size();
    if (size >= 1 && size <= yours.size()) ++yours[size - 1];
  }
  if (yours == counts) return std::nullopt;
  return "Squares with 1, 2, 3, 4, 5 and 6 digits that fit: by your candidates " + table(yours) +
         ", in the article " + table(counts) + ". " + first_wrong_badge(badges).value_or("");
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

bool taken_off_later(const SudokuRun& run, const Event& placement) {
  return std::any_of(run.events.begin(), run.events.end(), [&](const Event& event) {
    return event.kind == EventKind::undo && event.row == placement.row &&
           event.value == placement.value;
  });
}

/// Why a placement is not a forced one.
Complaint not_forced(const SudokuRun& run, const Grid& before, const Event& placement) {
  const Position square{placement.row, placement.value};
  const search::Candidates fitting = search::candidates(before, square);
  const std::string digits = digits_that_fit(before, square);
  if (digits == std::string(1, placement.digit)) return std::nullopt;

  const std::string begin =
      run.function + " puts " + placement.digit + " at " + name_of(square) + ", ";
  if (digits.find(placement.digit) == std::string::npos) {
    std::string text = begin + "but " + placement.digit + " stands in " +
                       units_that_hold(before, square, placement.digit) + " already.";
    if (digits_that_fit(run.givens, square).find(placement.digit) != std::string::npos) {
      text += " It did fit before other squares were filled: look again right before you place.";
    }
    return text;
  }
  const std::string unit = unit_with_no_other_place(before, square, placement.digit);
  if (!unit.empty()) {
    return begin + "where " + digit_list(fitting) + " fit. No other square of " + unit +
           " can take it, which is a good argument and another rule: forced, here, is only a "
           "square "
           "on which exactly one digit fits.";
  }
  return begin + "where " + digit_list(fitting) + " fit: that is a guess." +
         (taken_off_later(run, placement)
              ? " It is taken off again later, but nothing is tried here: find out what fits by "
                "looking."
              : "") +
         " Forced is a square on which exactly one digit fits.";
}

Complaint not_only_forced(const SudokuRun& run) {
  if (auto complaint = changed_given(run)) return complaint;
  SudokuReplay replay(run.givens);
  for (const Event& event : run.events) {
    if (event.kind == EventKind::undo) {
      return run.function + " takes " + event.digit + " off " + name_of({event.row, event.value}) +
             " again. A forced digit is certain, so nothing is ever undone here: find out what "
             "fits "
             "by looking, not by trying.";
    }
    if (event.kind == EventKind::place) {
      if (auto complaint = not_forced(run, replay.grid(), event)) return complaint;
    }
    replay.apply(event);
  }
  return std::nullopt;
}

Complaint forced_square_left(const SudokuRun& run) {
  std::optional<Position> forced;
  for (int row = 0; row < run.result.size(); ++row) {
    for (int column = 0; column < run.result.size(); ++column) {
      if (run.result.at(row, column) != '.') continue;
      const std::size_t fitting = digits_that_fit(run.result, {row, column}).size();
      if (fitting == 0) return std::nullopt;  // the board is dead: both ways to go on are right
      if (fitting == 1 && !forced) forced = Position{row, column};
    }
  }
  if (!forced) return std::nullopt;
  return run.function + " stopped after " + counted(run.counts.placements, "placement") +
         ", but at " + name_of(*forced) + " only " + digits_that_fit(run.result, *forced) +
         " fits. A digit just placed forces others: look at the squares again until a whole round "
         "finds no forced one.";
}

}  // namespace

Badges candidates(std::string_view board, std::span<const Position> squares) {
  std::vector<subject::Call> calls;
  for (const Position& square : squares) {
    calls.push_back(
        {"candidates",
         {std::string(board), std::to_string(square.row), std::to_string(square.column)}});
  }
  const auto made = attempt(calls);
  Badges badges;
  for (std::size_t i = 0; i < squares.size(); ++i) {
    badges.push_back({squares[i], replay_sudoku(made, i, Returns::text)});
  }
  return badges;
}

Badges all_candidates(std::string_view board) {
  std::vector<Position> squares;
  for (int row = 0; row < 9; ++row) {
    for (int column = 0; column < 9; ++column) squares.push_back({row, column});
  }
  return candidates(board, squares);
}

testing::Matcher<const Badges&> ListWhatFits() {
  return make_rule<Badges>("list what fits", first_wrong_badge);
}

testing::Matcher<const Badges&> MakeTheTable(std::array<int, 6> counts) {
  return make_rule<Badges>("make the article's table",
                           [counts](const Badges& badges) { return wrong_table(badges, counts); });
}

SudokuMatcher PlacesOnlyForcedDigits() {
  return rule("places only forced digits", not_only_forced);
}

SudokuMatcher LeavesNoForcedSquare() {
  return rule("leaves no forced square", forced_square_left);
}

SudokuMatcher ReturnsHowManyItFilled() {
  return rule("returns how many squares it filled", [](const SudokuRun& run) -> Complaint {
    const int filled = run.counts.placements - run.counts.undone;
    if (run.answer == filled) return std::nullopt;
    return run.function + " filled " + counted(filled, "square") + " and returned " +
           grouped(run.answer) + ". Count each placement.";
  });
}

SudokuMatcher Fills(int squares) {
  return rule("fills as many squares as are forced", [squares](const SudokuRun& run) -> Complaint {
    const int filled = run.counts.placements - run.counts.undone;
    if (filled == squares) return std::nullopt;
    return run.function + " filled " + counted(filled, "square") + "; " + grouped(squares) +
           " can be filled here without a guess.";
  });
}

}  // namespace kata::judge
