#include <charconv>
#include <stdexcept>
#include <subject/numbers.h>

namespace kata::subject {

std::string to_argument(const std::vector<int>& numbers) {
  std::string argument;
  for (const int number : numbers) {
    if (!argument.empty()) argument += ' ';
    argument += std::to_string(number);
  }
  return argument;
}

std::vector<int> numbers_in(const std::string& argument) {
  std::vector<int> numbers;
  const char* at = argument.data();
  const char* const end = at + argument.size();
  while (at != end) {
    int number = 0;
    const auto [next, error] = std::from_chars(at, end, number);
    if (error != std::errc() || (next != end && *next != ' ')) {
      throw std::invalid_argument("'" + argument + "' is no list of numbers");
    }
    numbers.push_back(number);
    at = next == end ? end : next + 1;
  }
  return numbers;
}

}  // namespace kata::subject
