#pragma once

#include <iosfwd>
#include <replay/recording.h>

namespace kata::replay {

/// Plays a recording in a terminal, `events_per_second` of them a second. When `is_terminal` is
/// false, or the terminal is too small for it, prints the last frame only, without colours.
///
/// While it plays, SIGINT and SIGTERM end the program as ever, but first give the terminal its
/// cursor and colours back.
void watch(std::ostream& out, const Recording& recording, double events_per_second,
           bool is_terminal);

}  // namespace kata::replay
