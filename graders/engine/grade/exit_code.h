#pragma once

/// What `grade` ends with.
namespace kata::grade::exit_code {

inline constexpr int graded = 0;
inline constexpr int usage_error = 2;
inline constexpr int infrastructure_error = 3;  ///< something is missing, which is nobody's zero

}  // namespace kata::grade::exit_code
