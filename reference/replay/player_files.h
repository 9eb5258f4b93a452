#pragma once

#include <span>
#include <string_view>

namespace kata::replay {

// The files of player/, embedded when the library is built (see embed.cmake).
extern const std::string_view player_page;
extern const std::string_view player_style;
/// The modules in the order in which they need each other, without their imports and exports: one
/// after the other they are one module. A page opened from disk may not import any other file.
extern const std::span<const std::string_view> player_modules;

}  // namespace kata::replay
