#pragma once

#include <string_view>

namespace kata::judge {

/// Said of a later call that is wrong, where the same call is right alone.
inline constexpr std::string_view kept_between_calls =
    "The same call is right when no other was made before it: something is kept between calls, in "
    "a global or static variable.";

}  // namespace kata::judge
