#include "sudoku_fast_checks.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <findings/board/sudoku_rules.h>
#include <findings/complaint.h>
#include <judge/check.h>
#include <numeric>
#include <optional>
#include <problems/sudoku.h>
#include <runs/problems_of_calls.h>
#include <search/search.h>
#include <search/sudoku_candidates.h>
#include <string>
#include <string_view>
#include <text/number_words.h>
#include <utility>

namespace kata::judge {
namespace {

using search::Position;

constexpr std::size_t squares = 81;

/// What a call left, read from its text; see sudoku_fast_subject.cpp.
struct FastCall {
  std::string givens;
  std::string result;  ///< any bytes
  bool answer;
};

Position square_at(std::size_t index) {
  return {static_cast<int>(index) / 9, static_cast<int>(index) % 9};
}

bool is_square(char value) {
  return value == '.' || (value >= '1' && value <= '9');
}

std::string described(char value) {
  const int code = static_cast<unsigned char>(value);
  const std::string begin = "the character with the code " + std::to_string(code);
  if (value == '0') return "the character '0'";
  if (code > 9) return begin;
  return begin + "; the digit " + std::to_string(code) + " is the character '" +
         std::to_string(code) + "', code " + std::to_string('0' + code);
}

bool has_solution(const FastCall& call) {
  return search::count_solutions(parse_grid(call.givens), 1) > 0;
}

Complaint odd_square(const FastCall& call) {
  const auto odd = std::find_if_not(call.result.begin(), call.result.end(), is_square);
  if (odd == call.result.end()) return std::nullopt;
  const Position square = square_at(static_cast<std::size_t>(odd - call.result.begin()));
  return "solve_fast left something that is no digit at " + name_of(square) + ": " +
         described(*odd) + ".";
}

Complaint changed_given(const FastCall& call) {
  for (std::size_t i = 0; i < squares; ++i) {
    if (call.givens[i] == '.' || call.givens[i] == call.result[i]) continue;
    const std::string now =
        call.result[i] == '.' ? "is empty now" : std::string("holds ") + call.result[i] + " now";
    return "solve_fast changed a given: " + name_of(square_at(i)) + " was given as " +
           call.givens[i] + " and " + now + ".";
  }
  return std::nullopt;
}

/// What is wrong with a board that is said to be solved.
Complaint unsolved(const FastCall& call) {
  const std::string said_yes = "solve_fast returned true, ";
  const std::size_t hole = call.result.find('.');
  if (hole != std::string::npos && call.result == call.givens) {
    return said_yes +
           "and left the board as it was. Is it a copy of the board that gets filled, or does each square become empty again on the way back from a solution?";
  }
  if (hole != std::string::npos) {
    const auto holes = std::count(call.result.begin(), call.result.end(), '.');
    return said_yes + "but " + counted(holes, "square") + (holes == 1 ? " is" : " are") +
           " still empty, " + (holes == 1 ? "" : "the first at ") + name_of(square_at(hole)) + ".";
  }
  const auto clash = find_clash(parse_grid(call.result));
  if (!clash) return std::nullopt;
  const char digit =
      call.result[static_cast<std::size_t>(clash->first.row * 9 + clash->first.column)];
  return said_yes + "but " + clash->unit + " holds two " + digit + "s: at " +
         name_of(clash->first) + " and at " + name_of(clash->second) + "." +
         (has_solution(call) ? "" : " This board has no solution.");
}

/// What is wrong with a "no".
Complaint refused(const FastCall& call) {
  if (has_solution(call)) {
    const bool changed = call.result != call.givens;
    return call.givens.find('.') == std::string::npos
               ? "solve_fast returned false for a full board that keeps the rules: there is nothing to do, and that is a success."
               : std::string(
                     "solve_fast returned false, but this board has a solution. Does the search try all digits that fit on a square, 9 too, and is everything as before when it comes back from a wrong guess?") +
                     (changed ? " Some squares are still filled." : "");
  }
  const auto [given, left] =
      std::mismatch(call.givens.begin(), call.givens.end(), call.result.begin());
  if (given == call.givens.end()) return std::nullopt;
  const Position square = square_at(static_cast<std::size_t>(given - call.givens.begin()));
  return std::string("solve_fast said rightly that there is no solution, but left ") + *left +
         " at " + name_of(square) + ". It hands such a board back as it was.";
}

Complaint wrong(const FastCall& call) {
  if (auto fault = odd_square(call)) return fault;
  if (auto fault = changed_given(call)) return fault;
  return call.answer ? unsolved(call) : refused(call);
}

Complaint complaint_about(const Run& run) {
  if (!run.events.empty() || run.text.size() <= 1 + squares) {
    return "The record of what solve_fast did cannot be right: it holds something else than an answer and a board.";
  }
  return wrong({givens_of(run).line(), run.text.substr(1, squares), run.text.front() == '1'});
}

/// Of a search that ran out of time more can be said than of others: which board it was at.
Complaint out_of_time(const Run& run) {
  const Attempt& attempt = *run.attempt;
  if (attempt.outcome != Outcome::time_limit || attempt.idle) return std::nullopt;
  const std::size_t boards = attempt.calls.size();
  return "solve_fast ran out of time" +
         (boards > 1 ? " at board " + std::to_string(boards) + " of those in a row" : "") +
         ". In reading order a board with few givens can take hours: does yours fill the square with the fewest digits first, and is there no loop that never ends?";
}

/// A new order of nine rows or columns that keeps the bands together.
std::array<std::size_t, 9> shuffled_lines(BoardGenerator& generator) {
  std::array<std::size_t, 9> lines{};
  std::iota(lines.begin(), lines.end(), std::size_t{0});
  const auto exchange = [&](std::size_t first, std::size_t second, std::size_t size) {
    std::swap_ranges(lines.begin() + static_cast<std::ptrdiff_t>(first),
                     lines.begin() + static_cast<std::ptrdiff_t>(first + size),
                     lines.begin() + static_cast<std::ptrdiff_t>(second));
  };
  for (std::size_t band = 0; band < 3; ++band) {
    for (std::size_t left = 3; left > 1; --left) {
      const auto chosen = static_cast<std::size_t>(generator.below(static_cast<int>(left)));
      if (chosen != left - 1) exchange(3 * band + chosen, 3 * band + left - 1, 1);
    }
  }
  for (std::size_t left = 3; left > 1; --left) {
    const auto chosen = static_cast<std::size_t>(generator.below(static_cast<int>(left)));
    if (chosen != left - 1) exchange(3 * chosen, 3 * (left - 1), 3);
  }
  return lines;
}

std::string look_alike(std::string_view board, BoardGenerator& generator) {
  const auto rows = shuffled_lines(generator);
  const auto columns = shuffled_lines(generator);
  std::string digits = "123456789";
  for (std::size_t left = 9; left > 1; --left) {
    std::swap(digits[left - 1],
              digits[static_cast<std::size_t>(generator.below(static_cast<int>(left)))]);
  }
  const bool turned = generator.below(2) == 1;
  std::string result;
  for (std::size_t r = 0; r < 9; ++r) {
    for (std::size_t c = 0; c < 9; ++c) {
      const char square =
          turned ? board[9 * columns[c] + rows[r]] : board[9 * rows[r] + columns[c]];
      result += square == '.' ? '.' : digits[static_cast<std::size_t>(square - '1')];
    }
  }
  return result;
}

/// Few givens now and then send a search astray for hours, by the digit or the square that it
/// happens to take first. Looks at the board from several sides, which makes a search take others
/// first.
bool is_in_reach(const std::string& board, BoardGenerator& generator) {
  constexpr std::size_t events = 1'000;
  for (int side = 0; side < 4; ++side) {
    const Grid grid = parse_grid(look_alike(board, generator));
    if (!search::search(problems::Sudoku(grid),
                        {.order = search::Order::fewest_or_one, .most_events = events})
             .complete)
      return false;
  }
  return true;
}

}  // namespace

std::vector<Run> solve_fast_on(const std::vector<std::string>& boards) {
  std::vector<subject::Call> calls;
  for (const std::string& board : boards) calls.push_back({"solve_fast", {board}});
  Limits limits;
  limits.processor_time = std::chrono::seconds(5);  // as the exercise's page says
  return runs_of(calls, limits);
}

RunMatcher SolvesOrSaysNo() {
  return rule("solves its board, or says no", complaint_about, out_of_time);
}

std::vector<std::vector<std::string>> in_batches(const std::vector<std::string>& boards,
                                                 std::size_t size) {
  std::vector<std::vector<std::string>> batches;
  for (std::size_t i = 0; i < boards.size(); ++i) {
    if (i % size == 0) batches.emplace_back();
    batches.back().push_back(boards[i]);
  }
  return batches;
}

std::vector<std::string> look_alikes(const std::vector<std::string_view>& boards, std::size_t count,
                                     BoardGenerator& generator) {
  std::vector<std::string> result;
  for (std::size_t i = 0; i < count; ++i)
    result.push_back(look_alike(boards[i % boards.size()], generator));
  return result;
}

std::vector<std::string> emptied(int least, int most, std::size_t count,
                                 BoardGenerator& generator) {
  std::vector<std::string> result;
  while (result.size() < count) {
    std::string board = generator.with_empty(least + generator.below(most - least + 1)).line();
    if (is_in_reach(board, generator)) result.push_back(std::move(board));
  }
  return result;
}

}  // namespace kata::judge
