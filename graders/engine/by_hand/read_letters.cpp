#include <algorithm>
#include <by_hand/read_letters.h>
#include <by_hand/read_text.h>

namespace kata::by_hand {

std::string read_letters(const std::vector<std::string>& arguments) {
  if (arguments.size() == 1) {
    if (auto text = read_text(arguments.front())) {
      text->erase(std::remove(text->begin(), text->end(), '\r'), text->end());
      return *text;
    }
  }
  std::string text;
  for (const std::string& row : arguments) text += row + "\n";
  return text;
}

}  // namespace kata::by_hand
