#pragma once

#include <cstddef>
#include <judge/board/board_generator.h>
#include <judge/rule.h>
#include <runs/run.h>
#include <string>
#include <string_view>
#include <vector>

namespace kata::judge {

/// Calls of solve_fast in one process, one after the other.
std::vector<Run> solve_fast_on(const std::vector<std::string>& boards);

/// The call solved its board, or said no where there is no solution and left the board as it was.
RunMatcher SolvesOrSaysNo();

/// Boards in batches of `size`, each for a process of its own.
std::vector<std::vector<std::string>> in_batches(const std::vector<std::string>& boards,
                                                 std::size_t size = 25);

/// `count` boards that look different and are alike: digits renamed, rows and columns exchanged
/// within their bands, bands exchanged, the board turned over. They have as many solutions as the
/// boards they come from.
std::vector<std::string> look_alikes(const std::vector<std::string_view>& boards, std::size_t count,
                                     BoardGenerator& generator);

/// `count` full boards with `least` to `most` squares emptied: one solution or more.
std::vector<std::string> emptied(int least, int most, std::size_t count, BoardGenerator& generator);

}  // namespace kata::judge
