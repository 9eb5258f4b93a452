#include <array>
#include <judge/chessboard/queens_checks.h>

namespace kata::judge {
namespace {

subject::Call call_of(const ChessboardCall& call) {
  return {call.function, {std::to_string(call.size)}};
}

}  // namespace

QueensRun run_on_chessboard(const std::string& function, int size, const Limits& limits) {
  const std::array calls{call_of({function, size})};
  return replay_queens(attempt(calls, limits), 0);
}

QueensRun run_after(const ChessboardCall& first, const ChessboardCall& second) {
  const std::array calls{call_of(first), call_of(second)};
  return replay_queens(attempt(calls), 1);
}

}  // namespace kata::judge
