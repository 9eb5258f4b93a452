#pragma once

#include <ladder/measure.h>
#include <string>
#include <vector>

namespace kata::ladder {

/// A page with a plot for each set, and `notes` beneath: one file, without scripts, that needs
/// nothing else.
std::string page(const std::vector<Measured>& measured, const std::vector<std::string>& notes);

}  // namespace kata::ladder
