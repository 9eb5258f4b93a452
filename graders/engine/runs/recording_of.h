#pragma once

#include <replay/recording.h>
#include <runs/run.h>
#include <string>

namespace kata::judge {

/// A run as the replay player shows it; the call must have begun. `ending` says how a run ended
/// that did not return.
replay::Recording recording_of(const Run& run, const std::string& exercise,
                               const std::string& ending = "");

}  // namespace kata::judge
