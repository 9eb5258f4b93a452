#pragma once

#include <judge/check.h>
#include <judge/chessboard/queens_matchers.h>
#include <string>

namespace kata::judge {

/// `function(board)` of the subject under test on a board with `size` rows, in a process of its
/// own.
Run run_on_chessboard(const std::string& function, int size, const Limits& limits = {});

/// A call of a function that gets a chessboard.
struct ChessboardCall {
  std::string function;
  int size;
};

/// The second of two calls in one process.
Run run_after(const ChessboardCall& first, const ChessboardCall& second);

}  // namespace kata::judge
