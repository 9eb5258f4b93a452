#pragma once

#include <filesystem>
#include <front_door/course.h>
#include <optional>

namespace kata::front_door {

/// The page that the last failure left, if one did.
std::optional<std::filesystem::path> last_page(const Course& course);

/// Shows a page in the user's browser. False where no browser can be started.
bool open_page(const std::filesystem::path& page);

}  // namespace kata::front_door
