#pragma once

#include <span>
#include <string_view>

namespace kata::replay {

/// A page's files from player/, embedded when the library is built (see embed.cmake).
struct PageFiles {
  std::string_view page;  ///< HTML, with names in double braces where its parts belong
  std::span<const std::string_view> styles;
  /// The modules in the order in which they need each other, without their imports and exports: one
  /// after the other they are one module. A page opened from disk may not import any other file.
  std::span<const std::string_view> modules;
  /// SHA-256 of all styles and of all modules: the page lets nothing else style it or run.
  std::string_view style_hash;
  std::string_view script_hash;
};

extern const PageFiles player_files;
extern const PageFiles course_files;

}  // namespace kata::replay
