#pragma once

#include <front_door/course.h>

namespace kata::front_door {

/// Checks an exercise whenever its file is saved, until q or Ctrl-C is pressed.
void watch(const Course& course, const Exercise& exercise);

}  // namespace kata::front_door
