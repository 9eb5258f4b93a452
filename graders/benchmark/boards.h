#pragma once

#include <array>
#include <articles/boards.h>
#include <string_view>
#include <utility>

namespace kata::benchmark {

/// The boards that Sudoku benchmarks are run on, easiest first.
inline constexpr std::array boards{
    std::pair<const char*, std::string_view>{"articles_board", articles::board},
    std::pair<const char*, std::string_view>{
        "ai_escargot",
        "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."},
    std::pair<const char*, std::string_view>{
        "inkala_2010",
        "..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97.."},
};

}  // namespace kata::benchmark
