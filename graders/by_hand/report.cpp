#include <by_hand/report.h>
#include <iomanip>
#include <iostream>
#include <judge/attempt/outcome.h>
#include <judge/number_words.h>
#include <judge/wrapped_text.h>

namespace kata::by_hand {

void print_output(const judge::Attempt& attempt) {
  const std::string printed = judge::quoted_output(attempt);
  if (!printed.empty()) std::cout << printed << "\n";
}

int print_outcome(const judge::Attempt& attempt, const std::string& exercise) {
  const judge::Exercise described{exercise, "exercises/" + exercise + "/" + exercise + ".cpp"};
  std::cout << judge::wrapped(judge::describe(attempt, described), 0);
  return attempt.outcome == judge::Outcome::could_not_start ? infrastructure_error : failure;
}

void print_counts(const std::vector<std::pair<std::string_view, std::int64_t>>& counts) {
  for (const auto& [name, count] : counts) {
    std::cout << std::left << std::setw(14) << name << std::right << std::setw(14)
              << judge::grouped(count) << "\n";
  }
}

}  // namespace kata::by_hand
