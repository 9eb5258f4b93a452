#pragma once

#include <cstddef>
#include <runs/run.h>

/// Whether a run is a search, told from what it tried.
namespace kata::judge {

/// Whether everything was tried that could be a solution, so that "no" is known and not guessed.
/// What comes to a dead end a few steps on may be left out: a right search may look ahead.
bool tried_everything(const Run& run);

/// Whether it took something back, and whenever it did, everything behind it had been tried.
bool goes_back_when_all_is_tried(const Run& run);

/// How many different states it went through.
std::size_t states_of(const Run& run);

/// How many different solutions stood at some time; on a chessboard, with those that turning and
/// mirroring make of them.
std::size_t solutions_that_stood(const Run& run);

/// Whether its problem has a solution, as our own search says.
bool has_solution(const Run& run);

/// Whether the state that it left is a solution.
bool leaves_a_solution(const Run& run);

}  // namespace kata::judge
