#include <algorithm>
#include <by_hand/program.h>
#include <by_hand/report.h>
#include <findings/board/sudoku_rules.h>
#include <optional>
#include <problems/sudoku.h>
#include <text/number_words.h>

#include <kata/grid.h>

namespace {

using namespace kata;

// What a call returned; see sudoku_fast_subject.cpp.

std::string answer(const judge::Run& run) {
  return (run.text.front() == '1' ? "true after " : "false after ") +
         counted(std::stoll(run.text.substr(82)), "microsecond") +
         ". This is the practice build, which looks for mistakes at every step; how fast it is without, build/bin/ladder sudoku tells.";
}

std::string left_behind(const judge::Run& run) {
  if (!run.returned) return "";
  const std::string squares = run.text.substr(1, 81);
  if (squares.find_first_not_of(".123456789") != std::string::npos) return "";
  const problems::Sudoku board(parse_grid(squares));
  return by_hand::drawn(board, board.start());
}

judge::Complaint wrong(const judge::Run& run) {
  const std::string squares = run.text.substr(1, 81);
  const std::size_t odd = squares.find_first_not_of(".123456789");
  if (odd != std::string::npos) {
    return "It left something that is no digit at " +
           place_name(static_cast<int>(odd) / 9, static_cast<int>(odd) % 9) + ".";
  }
  if (run.text.front() != '1') return std::nullopt;
  const auto left = std::count(squares.begin(), squares.end(), '.');
  if (left > 0) return "But there are empty squares left: " + grouped(left) + ".";
  const auto clash = judge::find_clash(parse_grid(squares));
  return clash ? judge::Complaint("But " + clash->unit + " holds two equal digits.") : std::nullopt;
}

}  // namespace

by_hand::Program by_hand::program() {
  return {.input = board(), .wrong = wrong, .answer = answer, .draw = left_behind};
}
