#pragma once

#include <iosfwd>
#include <optional>
#include <ostream>
#include <replay/recording.h>

namespace kata::replay {

/// Plays a recording in a terminal, with `speed` events a second, or so that it lasts a minute at
/// most. When `is_terminal` is false, or the terminal is too small for it, prints the last frame
/// only, without colours.
///
/// While it plays, keys pause it, go on by a step, change the speed and leave. SIGINT and SIGTERM
/// end the program as ever, but first give the terminal its cursor, colours and keys back.
void watch(std::ostream& out, const Recording& recording, std::optional<double> speed,
           bool is_terminal);

}  // namespace kata::replay
