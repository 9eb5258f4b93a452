#include <array>
#include <judge/board/sudoku_checks.h>

namespace kata::judge {

namespace {

/// Several times what the articles' programs need on the hardest board that is checked; a search
/// without end is noticed the sooner.
constexpr Limits board_limits{.events = 400'000};

}  // namespace

SudokuRun solve(const std::string& function, std::string_view board) {
  const std::array calls{subject::Call{function, {std::string(board)}}};
  return replay_sudoku(attempt(calls, board_limits), 0);
}

SudokuRun solve_after(const std::string& function, std::string_view first,
                      std::string_view second) {
  const std::array calls{subject::Call{function, {std::string(first)}},
                         subject::Call{function, {std::string(second)}}};
  return replay_sudoku(attempt(calls, board_limits), 1);
}

std::vector<SudokuRun> solve_each(const std::string& function, std::span<const Grid> boards) {
  std::vector<subject::Call> calls;
  for (const Grid& board : boards) calls.push_back({function, {board.line()}});
  const auto made = attempt(calls);
  std::vector<SudokuRun> runs;
  for (std::size_t i = 0; i < boards.size(); ++i) runs.push_back(replay_sudoku(made, i));
  return runs;
}

}  // namespace kata::judge
