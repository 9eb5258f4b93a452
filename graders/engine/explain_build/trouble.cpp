#include <algorithm>
#include <array>
#include <cstddef>
#include <explain_build/trouble.h>
#include <sstream>
#include <string_view>
#include <text/wrapped_text.h>
#include <vector>

namespace kata::explain {
namespace {

/// What is printed in some kind of trouble, and what that means.
struct Trouble {
  std::string_view sign;
  std::string_view words;
};

constexpr std::string_view no_memory =
    "The compiler got too little memory. Close other programs, or take off the limit that this shell has: ulimit -v unlimited";
constexpr std::string_view disk_full = "The disk is full. Make room, and try again.";
constexpr std::string_view not_writable =
    "A file could not be written. Whose folder is the build folder, and can you write in it?";
constexpr std::string_view no_compiler =
    "A program that this build folder was set up with is gone. Remove the folder, and set it up anew: cmake -S . -B build";

/// The first that fits counts: a cause stands above what only follows from it.
constexpr std::array troubles{
    Trouble{"No space left on device", disk_full},
    Trouble{"Disk quota exceeded", disk_full},
    Trouble{"Read-only file system", not_writable},
    Trouble{"Permission denied", not_writable},
    Trouble{"virtual memory exhausted", no_memory},
    Trouble{"out of memory", no_memory},
    Trouble{"Cannot allocate memory", no_memory},
    Trouble{"std::bad_alloc", no_memory},
    Trouble{"Killed signal terminated program", no_memory},
    Trouble{
        "still dirty after 100 tries",
        "A file of the project is dated in the future, so the build is never up to date. Set the clock of this machine (in WSL: sudo hwclock -s), then give the files the date of now: find . -name build -prune -o -exec touch {} +"},
    Trouble{
        "internal compiler error",
        "The compiler itself broke down. Does it do so again? Then another version of it may not."},
    Trouble{
        "PLEASE submit a bug report",
        "The compiler itself broke down. Does it do so again? Then another version of it may not."},
    Trouble{
        "CMakeCache.txt directory",
        "This build folder was set up at another place. Remove it, and set it up anew: cmake -S . -B build"},
    Trouble{
        "CMake Error",
        "CMake could not set the build up again after a change to its files. `cmake -S . -B build` says why."},
    Trouble{
        "missing and no known rule to make it",
        "A file of the project is missing. `git status` names it, and `git checkout -- FILE` brings it back."},
    Trouble{
        "No rule to make target",
        "A file of the project is missing. `git status` names it, and `git checkout -- FILE` brings it back."},
    Trouble{": not found", no_compiler},
    Trouble{"command not found", no_compiler},
};

/// The last lines, without the commands of a build, which are long.
std::string last_lines(const std::string& printed) {
  constexpr std::size_t most_lines = 8;
  constexpr std::size_t most_columns = 200;
  std::vector<std::string> lines;
  std::istringstream in(printed);
  for (std::string line; std::getline(in, line);) {
    if (line.size() <= most_columns && !line.empty()) lines.push_back("  | " + line + "\n");
  }
  std::string text = "It ended with:\n";
  for (std::size_t i = lines.size() - std::min(lines.size(), most_lines); i < lines.size(); ++i) {
    text += lines[i];
  }
  return text;
}

const Trouble* find_trouble(std::string_view printed) {
  for (const Trouble& trouble : troubles) {
    if (printed.find(trouble.sign) != printed.npos) return &trouble;
  }
  return nullptr;
}

}  // namespace

bool is_trouble(const CompilerError& error) {
  const Trouble* const trouble = find_trouble(error.text);
  return trouble != nullptr && (trouble->words == disk_full || trouble->words == no_memory);
}

std::string explain_trouble(const BuildLog& log, const std::string& printed) {
  if (const Trouble* const trouble = find_trouble(printed)) {
    return kata::wrapped(trouble->words, 2);
  }
  if (log.foreign.empty()) return last_lines(printed);
  return kata::wrapped(
      "The compiler stopped in a file that is not yours: " + log.foreign +
          ". If it was changed (`git status` says so), `git checkout -- FILE` brings it back.",
      2);
}

}  // namespace kata::explain
