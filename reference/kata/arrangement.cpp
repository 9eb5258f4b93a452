#include <kata/arrangement.h>

namespace kata {

std::string to_text(const Arrangement& queens) {
  std::string text;
  for (const int queen : queens) {
    for (int column = 0; column < static_cast<int>(queens.size()); ++column) {
      if (column > 0) text += ' ';
      text += column == queen ? 'Q' : '.';
    }
    text += '\n';
  }
  return text;
}

}  // namespace kata
