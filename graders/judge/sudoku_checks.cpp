#include <array>
#include <judge/sudoku_checks.h>

namespace kata::judge {

SudokuRun solve(const std::string& function, std::string_view board) {
  const std::array calls{subject::Call{function, {std::string(board)}}};
  return replay_sudoku(attempt(calls), 0);
}

SudokuRun solve_after(const std::string& function, std::string_view first,
                      std::string_view second) {
  const std::array calls{subject::Call{function, {std::string(first)}},
                         subject::Call{function, {std::string(second)}}};
  return replay_sudoku(attempt(calls), 1);
}

}  // namespace kata::judge
