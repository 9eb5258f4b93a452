#pragma once

#include <memory>
#include <problems/order.h>
#include <problems/queens.h>
#include <problems/sudoku.h>
#include <problems/word.h>
#include <runs/run.h>
#include <subject/call.h>
#include <vector>

#include <kata/grid.h>

/// What calls ask, read from their arguments as the frames of subjects (subject/on_board.h and its
/// like) read them; and the problem of a run as what it is. A run whose call was never made has
/// none: then these give an empty one.
namespace kata::judge {

/// The first argument is the board.
std::shared_ptr<const problems::Problem> sudoku_problem(const subject::Call& call);
const problems::Sudoku& sudoku_of(const Run& run);
inline const Grid& givens_of(const Run& run) {
  return sudoku_of(run).givens();
}
inline Grid board_of(const Run& run) {
  return sudoku_of(run).grid(run.result);
}

/// The first argument is the size of the board.
std::shared_ptr<const problems::Problem> queens_problem(const subject::Call& call);
const problems::Queens& queens_of(const Run& run);
inline Arrangement arrangement_of(const Run& run) {
  return queens_of(run).arrangement(run.result);
}

/// The arguments are the grid and the word; the search begins at the first letter, as far as
/// anybody knows.
std::shared_ptr<const problems::Problem> word_problem(const subject::Call& call);
const problems::Word& word_of(const Run& run);
inline std::vector<Cell> path_of(const Run& run) {
  return word_of(run).path(run.result);
}

/// The first argument lists the numbers.
std::shared_ptr<const problems::Problem> order_problem(const subject::Call& call);
const problems::Order& order_of(const Run& run);

}  // namespace kata::judge
