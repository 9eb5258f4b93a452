#pragma once

#include <filesystem>
#include <front_door/course.h>
#include <string>

namespace kata::front_door {

/// Writes the course's page from the verdicts that are there, and returns its file. Throws
/// std::system_error where it cannot be written.
std::filesystem::path write_course_page(const Course& course, const std::string& next);

}  // namespace kata::front_door
