// explain_build EXERCISE: reads on standard input what a build that failed printed, and prints what
// a student needs of it: the compiler's words about their own lines, and what they mean. Ends with
// 3 where something else went wrong, and says what.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <explain_build/build_log.h>
#include <explain_build/explanations.h>
#include <explain_build/trouble.h>
#include <iostream>
#include <iterator>
#include <string>
#include <text/number_words.h>
#include <text/wrapped_text.h>
#include <vector>

namespace kata::explain {
namespace {

constexpr int not_the_students = 3;
constexpr std::size_t most_errors = 2;
constexpr std::size_t most_columns = 160;

std::string shortened(const std::string& line) {
  if (line.size() <= most_columns) return line;
  return line.substr(0, most_columns) + " [...]";
}

void print(const Remark& remark) {
  std::cout << shortened(remark.headline) << "\n";
  for (const std::string& line : remark.excerpt) std::cout << shortened(line) << "\n";
}

/// A brace that is missing shows at the end of the file, after errors that only follow from it.
void put_missing_brace_first(BuildLog& log) {
  const auto brace = std::find_if(log.errors.begin(), log.errors.end(), [](const auto& error) {
    return error.text.starts_with("expected '}'");
  });
  if (brace != log.errors.end()) std::rotate(log.errors.begin(), brace, std::next(brace));
}

/// The errors up to the first one whose kind is known, which the explanation is about.
void print_errors(const BuildLog& log, const std::string& exercise) {
  std::string explanation;
  std::size_t printed = 0;
  while (printed < log.errors.size() && printed < most_errors && explanation.empty()) {
    const CompilerError& error = log.errors[printed++];
    print(error.remark);
    if (error.note) print(*error.note);
    explanation = explain(error, exercise);
  }
  if (printed < log.errors.size()) {
    const auto more = static_cast<std::int64_t>(log.errors.size() - printed);
    std::cout << "... and " << kata::counted(more, "more error")
              << ": mend the first one first, then build again.\n";
  }
  if (!explanation.empty()) std::cout << "\n" << kata::wrapped(explanation, 2);
}

void print_missing(const BuildLog& log, const std::string& exercise) {
  for (const MissingSymbol& symbol : log.missing) {
    std::cout << "linker: undefined symbol: " << symbol.name << "\n\n"
              << kata::wrapped(explain(symbol, exercise), 2);
  }
}

int run(const std::string& exercise) {
  const std::string text{std::istreambuf_iterator<char>(std::cin),
                         std::istreambuf_iterator<char>()};
  BuildLog log = read_build_log(text, exercise);
  std::erase_if(log.errors, is_trouble);
  put_missing_brace_first(log);
  if (!log.errors.empty()) {
    print_errors(log, exercise);
  } else if (!log.missing.empty()) {
    print_missing(log, exercise);
  } else {
    std::cout << explain_trouble(log, text);
    return not_the_students;
  }
  return std::cout ? 0 : 1;
}

}  // namespace
}  // namespace kata::explain

int main(int argc, char** argv) {
  if (argc != 2) {
    std::cerr << "usage: explain_build EXERCISE < output of the build\n";
    return 2;
  }
  return kata::explain::run(argv[1]);
}
