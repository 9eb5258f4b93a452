#pragma once

#include <race/races.h>
#include <string>

namespace kata::race {

/// Runs both sides: a student's own program where it is built and started, else the solution's
/// where this tree has it. Prints what each did, and which one its choices speak for; writes both,
/// on one clock, as a page to `page_file` unless that is empty. Returns the exit code: 0 when both
/// came to their end. A student's file is built first; one that does not compile ends the race.
/// Throws std::exception for an input that cannot be used, and std::system_error where the page
/// cannot be written.
int hold(const Race& race, const std::string& page_file);

}  // namespace kata::race
