#pragma once

#include <array>
#include <string_view>

/// The rungs of the ladder: Sudoku solvers from part 1's program to the fastest one here. Each is a
/// file of its own that changes one thing against the one before it.
namespace rungs {

using Board = std::array<char, 81>;

namespace strings {
bool solve(Board& board);
}
namespace tables {
bool solve(Board& board);
}
namespace masks {
bool solve(Board& board);
}
namespace sets {
bool solve(Board& board);
}
namespace fewest {
bool solve(Board& board);
}
namespace counts {
bool solve(Board& board);
}
namespace singles {
bool solve(Board& board);
}
namespace links {
bool solve(Board& board);
}

}  // namespace rungs
