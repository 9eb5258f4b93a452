#include <array>
#include <judge/queens_checks.h>

namespace kata::judge {
namespace {

/// A right search that looks at every square of a board with 20 rows again and again takes its
/// time.
Limits patient() {
  Limits limits;
  limits.processor_time = std::chrono::seconds(20);
  limits.wall_time = std::chrono::seconds(40);
  return limits;
}

subject::Call call_of(const ChessboardCall& call) {
  return {call.function, {std::to_string(call.size)}};
}

}  // namespace

QueensRun run_on_chessboard(const std::string& function, int size) {
  const std::array calls{call_of({function, size})};
  return replay_queens(attempt(calls, patient()), 0);
}

QueensRun run_after(const ChessboardCall& first, const ChessboardCall& second) {
  const std::array calls{call_of(first), call_of(second)};
  return replay_queens(attempt(calls, patient()), 1);
}

}  // namespace kata::judge
