#pragma once

#include <problems/playback.h>
#include <runs/problems_of_calls.h>

#include <kata/grid.h>

namespace kata::judge {

/// A playback of a Sudoku run that shows its board.
class SudokuPlayback : public problems::Playback {
 public:
  explicit SudokuPlayback(const Run& run) : Playback(sudoku_of(run)), sudoku_(&sudoku_of(run)) {}

  Grid grid() const { return sudoku_->grid(state()); }
  int empty_squares() const { return left(); }

 private:
  const problems::Sudoku* sudoku_;
};

}  // namespace kata::judge
