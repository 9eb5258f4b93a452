#pragma once

#include <front_door/course.h>
#include <string>

namespace kata::front_door {

/// The exercise's next hint: one more each time. Behind the last one it says that there are no
/// more.
std::string next_hint(const Course& course, const Exercise& exercise);

/// From now on the hints begin with the first one again.
void forget_hints(const Course& course, const Exercise& exercise);

}  // namespace kata::front_door
