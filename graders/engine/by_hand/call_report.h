#pragma once

#include <by_hand/program.h>
#include <runs/run.h>

namespace kata::by_hand {

/// Prints the state in which a call left its problem, what it returned and what it did, beside a
/// rival's numbers if there is one, and what is wrong with that. Returns the exit code.
int report(const judge::Run& run, const Program& program, const Rival* rival);

}  // namespace kata::by_hand
