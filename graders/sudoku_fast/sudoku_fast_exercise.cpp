#include <inputs/disguise.h>
#include <problems/picture.h>
#include <problems/sudoku.h>
#include <runs/exercise.h>
#include <runs/problems_of_calls.h>
#include <string>

#include <kata/grid.h>

namespace kata::judge {
namespace {

/// The board that a call left, or was at, in the shape of a drawing; nothing where it holds other
/// characters.
std::string drawing(const Run& run) {
  if (!run.began()) return "";
  const bool has_result = run.text.size() > 82;  // see sudoku_fast_subject.cpp
  const std::string board = has_result ? run.text.substr(1, 81) : givens_of(run).line();
  if (board.find_first_not_of(".123456789") != std::string::npos) return "";
  const problems::Sudoku left(parse_grid(board));
  std::string text;
  for (const std::string& line : problems::lines_of(left.picture(left.start()), {})) {
    text += (text.empty() ? " " : "\n ") + line.substr(0, line.find_last_not_of(' ') + 1);
  }
  return text;
}

}  // namespace

Declaration declaration() {
  return {.functions = {{"solve_fast", sudoku_problem, Returns::text}},
          .disguise = with_other_lines,
          .draw = drawing};
}

}  // namespace kata::judge
