#include <array>
#include <judge/chessboard/queens_checks.h>

namespace kata::judge {
namespace {

subject::Call call_of(const ChessboardCall& call) {
  return {call.function, {std::to_string(call.size)}};
}

}  // namespace

Run run_on_chessboard(const std::string& function, int size, const Limits& limits) {
  return run_of(call_of({function, size}), limits);
}

Run run_after(const ChessboardCall& first, const ChessboardCall& second) {
  return run_of_last(std::array{call_of(first), call_of(second)});
}

}  // namespace kata::judge
