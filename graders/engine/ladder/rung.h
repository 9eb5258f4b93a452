#pragma once

#include <ladder/climber.h>
#include <memory>
#include <vector>

namespace kata::ladder {

/// The rungs, from the lowest to the highest; none where this tree holds no solutions.
std::vector<std::unique_ptr<Climber>> rungs();

}  // namespace kata::ladder
