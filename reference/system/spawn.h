#pragma once

#include <filesystem>
#include <initializer_list>
#include <string>
#include <sys/types.h>
#include <system/descriptor.h>
#include <vector>

namespace kata {

/// A descriptor of ours under another number in a program that is started.
struct Handed {
  int ours = -1;
  int theirs = -1;
};

/// Starts a program, which is looked up as a shell does, with these descriptors in place of its own
/// ones, in that folder (empty: here). Throws std::system_error where it cannot be started.
pid_t spawn(const std::vector<std::string>& words, std::initializer_list<Handed> handed,
            const std::filesystem::path& folder = {});

/// Nothing to read, and a place for what nobody reads.
Descriptor open_null();

}  // namespace kata
