#pragma once

#include <front_door/course.h>
#include <string>

namespace kata::front_door {

/// Checks every exercise whose stub was edited, and says how far each one is and which comes next.
std::string progress(const Course& course);

/// Its last words: what comes next.
std::string next(const Course& course);

/// The exercise that a text of these two names as the next one; empty when all are done.
std::string exercise_named_next(const std::string& text);

}  // namespace kata::front_door
