#pragma once

#include <grade/report.h>
#include <optional>
#include <string>

// One for each format, each in a file of its own; format.h says what they have in common.
namespace kata::grade {

std::optional<std::string> write_autolab(const Report& report);
std::optional<std::string> write_classroom50(const Report& report);
std::optional<std::string> write_classroom_resources(const Report& report);
std::optional<std::string> write_exercism(const Report& report);
std::optional<std::string> write_github(const Report& report);
std::optional<std::string> write_gradescope(const Report& report);
std::optional<std::string> write_html(const Report& report);
std::optional<std::string> write_junit(const Report& report);
std::optional<std::string> write_markdown(const Report& report);
std::optional<std::string> write_prairielearn(const Report& report);

}  // namespace kata::grade
