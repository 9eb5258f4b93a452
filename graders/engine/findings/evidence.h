#pragma once

#include <runs/run.h>

namespace kata::judge {

/// Whether a run shows what its search does: it came to an end, or to a limit. One that ended in a
/// crash or an exception has its own explanation.
bool went_as_far_as_it_could(const Run& run);

}  // namespace kata::judge
