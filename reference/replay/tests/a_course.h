#pragma once

#include <replay/course_page.h>

namespace kata::replay::tests {

/// A course with exercises in all states.
CoursePage a_course();

/// The same, to its end.
CoursePage a_course_that_is_done();

}  // namespace kata::replay::tests
