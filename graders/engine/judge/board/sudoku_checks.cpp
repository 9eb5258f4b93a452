#include <array>
#include <judge/board/sudoku_checks.h>

namespace kata::judge {

namespace {

/// Several times what the articles' programs need on the hardest board that is checked; a search
/// without end is noticed the sooner.
const Limits board_limits{.events = 400'000};

}  // namespace

Run solve(const std::string& function, std::string_view board) {
  return run_of({function, {std::string(board)}}, board_limits);
}

Run solve_after(const std::string& function, std::string_view first, std::string_view second) {
  return run_of_last(std::array{subject::Call{function, {std::string(first)}},
                                subject::Call{function, {std::string(second)}}},
                     board_limits);
}

std::vector<Run> solve_each(const std::string& function, std::span<const Grid> boards) {
  std::vector<subject::Call> calls;
  for (const Grid& board : boards) calls.push_back({function, {board.line()}});
  return runs_of(calls);
}

}  // namespace kata::judge
