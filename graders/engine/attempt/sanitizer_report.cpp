#include <algorithm>
#include <array>
#include <attempt/sanitizer_report.h>
#include <cstddef>
#include <filesystem>
#include <string_view>
#include <vector>

namespace kata::judge {
namespace {

/// Who found the mistake, and what the line begins with that says what it is.
struct Finder {
  std::string_view marker;
  std::string_view name;
};

/// How the standard library's own names begin, which no student's do.
constexpr std::string_view library_assertion = "Assertion '__";

constexpr std::array finders{
    Finder{"runtime error: ", "The sanitizer calls it"},
    Finder{"\nError: ", "The standard library says"},
    Finder{library_assertion, "The standard library says"},
    Finder{"Assertion ", "It printed"},
    Finder{"terminate called ", "It printed"},
    Finder{"ERROR: AddressSanitizer: ", "The sanitizer calls it"},
};

/// What such a line may hold, what that means, and what to look at. The first that occurs counts.
struct Kind {
  std::string_view marker;
  std::string_view words;
  std::string_view advice;
};

constexpr std::string_view stack_overflow = "stack-overflow";
constexpr std::string_view check_the_index =
    "Which index is it, and how many elements are there? The first one is number 0, the last one their number less one.";
constexpr std::string_view keep_a_copy =
    "A reference, pointer or iterator into a container is dead once its element is removed or the container grows. Keep a copy of the value.";
constexpr std::string_view not_while_looping =
    "A container must not lose or gain elements while a loop runs over it: collect them in a second one.";
constexpr std::string_view ask_for_empty = "Ask whether it is empty first.";

constexpr std::array kinds{
    Kind{stack_overflow, "called itself without end, until the stack was full",
         "Each call must come closer to the end: what is different from one call to the next?"},
    Kind{"heap-use-after-free", "used memory that was already given back", keep_a_copy},
    Kind{"stack-use-after-return", "used a local variable after its function had returned",
         "Return a value, not a reference or pointer to a local variable."},
    Kind{"stack-use-after-scope", "used a local variable after its block had ended", keep_a_copy},
    Kind{"heap-buffer-overflow", "read or wrote past the end of memory it had allocated",
         check_the_index},
    Kind{"stack-buffer-overflow", "read or wrote outside a local array", check_the_index},
    Kind{"stack-buffer-underflow", "read or wrote in front of a local array", check_the_index},
    Kind{"global-buffer-overflow", "read or wrote outside a global array", check_the_index},
    Kind{"container-overflow", "read or wrote past the end of a container", check_the_index},
    Kind{"attempting double-free", "gave the same memory back twice",
         "Let a std::vector own it instead."},
    Kind{"out-of-memory", "asked for more memory than there is", "Is a size negative or huge?"},
    Kind{"out of memory", "asked for more memory than there is", "Is a size negative or huge?"},
    Kind{"allocation-size-too-big", "asked for more memory than there is",
         "Is a size negative or huge?"},
    Kind{"null pointer", "used a null pointer", "What should it point to, and since when?"},
    Kind{"zero page", "used a null pointer", "What should it point to, and since when?"},
    Kind{"SEGV", "used memory that is not its own",
         "A pointer or an index is wrong: was it ever given a value?"},
    Kind{"division by zero", "divided by zero", ""},
    Kind{"FPE", "divided by zero", ""},
    Kind{"signed integer overflow", "let an int grow beyond what it can hold",
         "Was it ever given a start value?"},
    Kind{"out of bounds for type", "used an index outside an array", check_the_index},
    Kind{"shift exponent", "shifted by more bits than the type has, or by a negative number",
         "A digit is a character: '5' - '0' is the number 5."},
    Kind{"valid value for type 'bool'", "used a bool that was never given a value",
         "Give it one where it is declared."},
    Kind{"unreachable program point",
         "came to the end of a function that returns a value without returning one",
         "Every way through it needs a return."},
    Kind{"end of a value-returning function",
         "came to the end of a function that returns a value without returning one",
         "Every way through it needs a return."},
    Kind{"out-of-bounds index", "used an index outside a container", check_the_index},
    Kind{"size()' failed", "used an index outside a container", check_the_index},
    Kind{"element in an empty container", "took an element out of an empty container",
         ask_for_empty},
    Kind{"empty()' failed", "took an element out of an empty container", ask_for_empty},
    Kind{"singular iterator", "used an iterator that is dead", not_while_looping},
    Kind{"past-the-end iterator", "read the element behind the last one",
         "end() is behind the last element: compare with it, never read from it."},
    Kind{"iterator", "used iterators that do not fit together", not_while_looping},
    Kind{library_assertion, "used an index outside a string or container", check_the_index},
    Kind{"Assertion", "failed an assert of its own", "Which of your assumptions does not hold?"},
    Kind{"without an active exception", "called std::terminate()",
         "A std::thread that nobody joined ends a program so, too."},
    Kind{"terminate called", "threw an exception where none can be caught",
         "A search says that it found nothing with `return false`."},
    Kind{"ABRT", "called abort()", ""},
};

struct Finding {
  std::string_view finder;
  std::string words;
};

/// One line or paragraph, its line breaks taken out.
std::string paragraph(const std::string& report, std::size_t begin) {
  std::string text = report.substr(begin, report.find("\n\n", begin) - begin);
  text = text.substr(0, text.find("\nAddressSanitizer"));
  text = text.substr(0, text.find("\n    #0"));
  for (std::size_t at = 0; (at = text.find_first_of(" \n", at)) != std::string::npos; ++at) {
    text.replace(at, text.find_first_not_of(" \n", at) - at, " ");
  }
  return text;
}

/// What was found, in the finder's own words and without addresses.
Finding finding(const std::string& report) {
  for (const Finder& finder : finders) {
    const std::size_t at = report.find(finder.marker);
    if (at == std::string::npos) continue;
    const bool is_first_word =
        finder.marker.starts_with("Assertion ") || finder.marker == "terminate called ";
    std::string words = paragraph(report, is_first_word ? at : at + finder.marker.size());
    for (const std::string_view noise :
         {" on address", " on unknown address", " (pc ", " (/", " SUMMARY"})
      words = words.substr(0, words.find(noise));
    while (words.ends_with('.') || words.ends_with(' ')) words.pop_back();
    return {finder.name, words};
  }
  return {};
}

const Kind* kind_of(const std::string& report, const Finding& found) {
  for (const std::string* const text : {&found.words, &report}) {
    for (const Kind& kind : kinds) {
      if (text->find(kind.marker) != std::string::npos) return &kind;
    }
  }
  return nullptr;
}

/// Whether the index 9 was used where there are nine elements.
bool is_one_behind_nine(const std::string& words) {
  const auto says = [&](std::string_view part) { return words.find(part) != words.npos; };
  return (says("index 9 out of bounds") && says("[9]")) ||
         (says("out-of-bounds index 9,") && says("holds 9 elements"));
}

/// The lines of the student's file that the report names, innermost call first:
/// "sudoku_naive.cpp, line 12".
std::vector<std::string> lines_named(const std::string& report, const std::string& source_file) {
  const std::string file = std::filesystem::path(source_file).filename().string();
  std::vector<std::string> lines;
  for (std::size_t at = report.find(file + ":"); at != std::string::npos;
       at = report.find(file + ":", at + 1)) {
    const std::size_t digits = at + file.size() + 1;
    const std::size_t end = report.find_first_not_of("0123456789", digits);
    if (end != digits) lines.push_back(file + ", line " + report.substr(digits, end - digits));
  }
  return lines;
}

/// The line to look at, or nothing. A recursion without end is in the call that comes up again and
/// again, not where the stack happened to be full.
std::string line_to_look_at(const std::vector<std::string>& lines, const Kind* kind) {
  if (lines.empty()) return "";
  if (kind == nullptr || kind->marker != stack_overflow) return lines.front();
  const auto times = [&](const std::string& line) {
    return std::count(lines.begin(), lines.end(), line);
  };
  return *std::max_element(lines.begin(), lines.end(), [&](const auto& left, const auto& right) {
    return times(left) < times(right);
  });
}

}  // namespace

std::string describe_sanitizer_report(const std::string& report, const std::string& function,
                                      const std::string& source_file) {
  const Finding found = finding("\n" + report);
  const Kind* const kind = kind_of(report, found);
  std::string text = function + " ";
  text += kind != nullptr ? kind->words : "did something that C++ does not define";
  const std::string line = line_to_look_at(lines_named(report, source_file), kind);
  if (!line.empty()) text += " (" + line + ")";
  text += ".";
  const bool says_more = !found.words.empty() && found.words != "ABRT";
  if (says_more) text += " " + std::string(found.finder) + ": " + found.words + ".";
  if (kind != nullptr && !kind->advice.empty()) text += " " + std::string(kind->advice);
  if (is_one_behind_nine(found.words)) text += " Digits 1 to 9 used as indices need room for ten.";
  return text;
}

bool holds_report(const std::string& printed) {
  return !finding("\n" + printed).words.empty();
}

}  // namespace kata::judge
