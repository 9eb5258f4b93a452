#include <algorithm>
#include <cstddef>
#include <findings/drawing.h>
#include <problems/picture.h>
#include <sstream>
#include <text/wrapped_text.h>
#include <vector>

namespace kata::judge {
namespace {

constexpr std::size_t margin_width = 40;
constexpr std::size_t widest_beside_a_margin = 30;
constexpr std::size_t widest = 70;
constexpr std::size_t most_lines = 12;

std::string without_trailing_spaces(const std::string& line) {
  return line.substr(0, line.find_last_not_of(' ') + 1);
}

std::string beside(const std::vector<std::string>& lines, std::size_t width,
                   const std::string& text) {
  std::istringstream notes(wrapped(text, 0, margin_width));
  std::string drawing;
  std::string note;
  for (std::string line : lines) {
    line.insert(0, " ");
    if (std::getline(notes, note)) {
      line.resize(width + 1, ' ');
      line += "  " + note;
    }
    drawing += without_trailing_spaces(line) + "\n";
  }
  const std::string blank(width + 3, ' ');
  while (std::getline(notes, note)) drawing += blank + note + "\n";
  drawing.pop_back();
  return drawing;
}

std::string below(const std::vector<std::string>& lines, const std::string& text) {
  std::string drawing = text;
  for (const std::string& line : lines) drawing += "\n   " + line;
  return drawing;
}

}  // namespace

std::string draw(const problems::Problem& problem, const WrongStep& step) {
  const std::vector<std::string> lines = lines_of(problem.picture(step.before), step.marks);
  std::size_t width = 0;
  for (const std::string& line : lines) width = std::max(width, line.size());
  if (lines.size() > most_lines || width > widest) return step.words;
  return width > widest_beside_a_margin ? below(lines, step.words)
                                        : beside(lines, width, step.words);
}

}  // namespace kata::judge
