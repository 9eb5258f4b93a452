#include <array>
#include <filesystem>
#include <judge/sanitizer_report.h>
#include <string_view>

namespace kata::judge {
namespace {

struct Kind {
  std::string_view marker;
  std::string_view words;
};

/// What the sanitizers call it, and what it means; the first that occurs in the report counts.
constexpr std::array kinds{
    Kind{"stack-overflow",
         "called itself without end, until the stack was full. Each call must come "
         "closer to a board that is full"},
    Kind{"heap-use-after-free", "used memory that was already given back"},
    Kind{"stack-use-after-return", "used a local variable after its function had returned"},
    Kind{"stack-use-after-scope", "used a local variable after its block had ended"},
    Kind{"heap-buffer-overflow", "read or wrote past the end of memory it had allocated"},
    Kind{"stack-buffer-overflow", "read or wrote outside a local array"},
    Kind{"stack-buffer-underflow", "read or wrote in front of a local array"},
    Kind{"global-buffer-overflow", "read or wrote outside a global array"},
    Kind{"dynamic-stack-buffer-overflow", "read or wrote outside a local array"},
    Kind{"container-overflow", "read or wrote past the end of a container"},
    Kind{"attempting double-free", "gave the same memory back twice"},
    Kind{"out-of-memory", "asked for more memory than there is"},
    Kind{"allocation-size-too-big", "asked for more memory than there is; is a size negative?"},
    Kind{"allocator is out of memory", "asked for more memory than there is"},
    Kind{"address points to the zero page", "used a null pointer"},
    Kind{"null pointer", "used a null pointer"},
    Kind{"SEGV on unknown address", "used memory that is not its own"},
    Kind{"division by zero", "divided by zero"},
    Kind{"FPE on unknown address", "divided by zero"},
    Kind{"signed integer overflow", "let an int grow beyond what it can hold"},
    Kind{"out of bounds", "used an index outside an array"},
    Kind{"shift exponent", "shifted by more bits than the type has, or by a negative number"},
    Kind{"not a valid value for type 'bool'", "used a bool that was never given a value"},
    Kind{"reached an unreachable program point",
         "came to the end of a function that returns a value "
         "without returning one"},
    Kind{"execution reached the end of a value-returning function",
         "came to the end of a function that returns "
         "a value without returning one"},
};

/// The line of the student's file that the report names first: "sudoku_naive.cpp:12", or nothing.
std::string line_named(const std::string& report, const std::string& source_file) {
  const std::string file = std::filesystem::path(source_file).filename().string();
  for (std::size_t at = report.find(file + ":"); at != std::string::npos;
       at = report.find(file + ":", at + 1)) {
    const std::size_t digits = at + file.size() + 1;
    const std::size_t end = report.find_first_not_of("0123456789", digits);
    if (end != digits) return file + ", line " + report.substr(digits, end - digits);
  }
  return "";
}

std::string_view meaning(const std::string& report) {
  for (const Kind& kind : kinds) {
    if (report.find(kind.marker) != std::string::npos) return kind.words;
  }
  return "did something that C++ does not define";
}

/// The sanitizer's own summary, without the address of the process.
std::string own_words(const std::string& report) {
  for (const std::string_view marker :
       {"runtime error: ", "ERROR: AddressSanitizer: ", "Error: "}) {
    const std::size_t at = report.find(marker);
    if (at == std::string::npos) continue;
    const std::size_t begin = at + marker.size();
    std::string words = report.substr(begin, report.find('\n', begin) - begin);
    return words.substr(0, std::min(words.find(" on address"), words.find(" (pc ")));
  }
  return "";
}

}  // namespace

std::string describe_sanitizer_report(const std::string& report, const std::string& function,
                                      const std::string& source_file) {
  std::string text = function + " " + std::string(meaning(report));
  const std::string line = line_named(report, source_file);
  if (!line.empty()) text += " (" + line + ")";
  text += ".";
  const std::string words = own_words(report);
  if (!words.empty()) text += " The sanitizer calls it: " + words + ".";
  return text;
}

}  // namespace kata::judge
