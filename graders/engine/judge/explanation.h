#pragma once

#include <judge/session.h>
#include <optional>
#include <replay/recording.h>
#include <string>

namespace kata::judge {

/// All that is to be said of a failure: what is wrong, whether the same call is right alone, and
/// why. Paragraphs are parted by empty lines. May start further attempts.
std::string message_of(const Failure& failure);

/// What would be said of the runs made so far if they had failed, one paragraph for each: nothing
/// for those of a right solution.
std::string audit();

/// The run that failed, to be watched, with the place where it first went another way than its
/// exercise asks. Nothing for a run that made no choice.
std::optional<replay::Recording> recording_of(const Failure& failure);

}  // namespace kata::judge
