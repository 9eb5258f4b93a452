#pragma once

#include <jail/descriptors.h>
#include <jail/isolation.h>
#include <span>
#include <string>

namespace kata::jail {

/// What a path rule permits.
enum class PathAccess {
  read,               ///< read files, list folders
  read_and_execute,   ///< the same, and run programs
  read_and_write,     ///< the same as read, and create, change, rename and remove files and folders
  read_write_device,  ///< read and write one device file
};

/// Permits access to a file, or to everything beneath a folder.
struct PathRule {
  Descriptor path;
  PathAccess access;
};

/// A rule for `path`. Throws if it does not exist.
PathRule make_path_rule(const std::string& path, PathAccess access);

/// A rule for a file that is already open.
PathRule make_path_rule(const Descriptor& file, PathAccess access);

/// Confines this process and all it starts, for good: no file outside of `rules`, no TCP, no
/// signals and no abstract sockets to processes outside, as far as the kernel's Landlock version
/// goes. Expects that no_new_privs is set. An inactive result means that nothing was changed.
LandlockState restrict_paths(std::span<const PathRule> rules);

}  // namespace kata::jail
