#pragma once

#include <cstddef>
#include <problems/playback.h>
#include <replay/recording.h>
#include <string>
#include <vector>

#include <kata/event.h>

namespace kata::replay {

/// Whether a frame may use colours. Without them it still tells everything.
enum class Ink { plain, ansi };

/// A moment of a recording as lines of text: the state, where the search is, and its counts. Every
/// frame of a recording has the same number of lines, and each ends in the terminal's own colours.
///
/// `playback` has applied the first `position` events.
std::vector<std::string> frame(const Recording& recording, const problems::Playback& playback,
                               std::size_t position, Ink ink);

}  // namespace kata::replay
