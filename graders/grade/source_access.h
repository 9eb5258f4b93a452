#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// \file
/// What a source makes a compiler read. Landlock keeps a compiler from hidden files; where the
/// kernel has none, this tells before anything of the compiler's output is shown.
namespace kata::grade {

/// The files named behind the colon of a make rule, as compilers write it with -M.
std::vector<std::filesystem::path> prerequisites(std::string_view rule);

/// Whether a path, links followed, leads into one of the folders.
bool is_within(const std::filesystem::path& path,
               const std::vector<std::filesystem::path>& folders);

/// The first directive in an assembler's source that reads another file, or that might put one
/// together which does; nothing where there is none. Compilers write none of them by themselves.
std::optional<std::string> reading_directive(const std::string& assembly);

/// Of what a compiler printed, what it says of one file: what it quotes from others is left out.
std::string said_of(const std::string& file, const std::string& output);

}  // namespace kata::grade
