#include <algorithm>
#include <cctype>
#include <grade/lower_case.h>

namespace kata::grade {

std::string lower(std::string text) {
  std::transform(text.begin(), text.end(), text.begin(),
                 [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return text;
}

}  // namespace kata::grade
