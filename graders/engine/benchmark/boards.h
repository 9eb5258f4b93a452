#pragma once

#include <array>
#include <articles/boards.h>
#include <inputs/sudoku_boards.h>
#include <string_view>
#include <utility>

namespace kata::benchmark {

/// The boards that Sudoku benchmarks are run on, easiest first.
inline constexpr std::array boards{
    std::pair<const char*, std::string_view>{"articles_board", articles::board},
    std::pair<const char*, std::string_view>{"ai_escargot", judge::boards::ai_escargot},
    std::pair<const char*, std::string_view>{"inkala_2010", judge::boards::inkala_2010},
};

}  // namespace kata::benchmark
