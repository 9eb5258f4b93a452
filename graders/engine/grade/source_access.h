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

/// The files named behind the colon of a make rule, as compilers write it with -MD.
std::vector<std::filesystem::path> prerequisites(std::string_view rule);

/// The files that a compiler says it opens, a line each, among other things it prints: with -H it
/// does so at once, also where an error keeps it from writing a rule.
std::vector<std::filesystem::path> opened_files(const std::string& output);

/// The other things.
std::string without_opened_files(const std::string& output);

/// Whether a path, links followed, leads into one of the folders.
bool is_within(const std::filesystem::path& path,
               const std::vector<std::filesystem::path>& folders);

/// The first directive in preprocessed text that would read another file; preprocessors leave none.
/// Clang would follow one that macros have put together.
std::optional<std::string> reading_directive_in_source(const std::string& preprocessed);

/// The first directive in an assembler's source that reads another file, or that might put one
/// together which does; nothing where there is none. Compilers write none of them by themselves.
std::optional<std::string> reading_directive(const std::string& assembly);

/// What a compiler printed without the lines that it means, with those lines: taken from `source`,
/// the text of `file`, never from another file whose name a source may have given itself.
std::string with_quotes(const std::string& output, const std::string& file,
                        const std::string& source);

}  // namespace kata::grade
