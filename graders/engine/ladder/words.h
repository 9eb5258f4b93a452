#pragma once

#include <ladder/measure.h>
#include <string>

namespace kata::ladder {

/// "1,234,567" for a number of boards per second, of three digits that count; "0.25" for few.
std::string rate(double boards_per_second);

/// "3.2 times" the one below; "as fast" where the difference is within what disturbs.
std::string times_the_one_below(const Measured& measured, std::size_t index);

/// The table of one set: a line for each program, slowest first.
std::string table(const Measured& measured);

/// Where a student's program stands on a set, in a sentence.
std::string standing(const Measured& measured, const std::string& yours);

/// What is to be said of the machine.
std::string about_the_machine(const std::vector<Measured>& measured);

}  // namespace kata::ladder
