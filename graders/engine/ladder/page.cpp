#include <algorithm>
#include <array>
#include <cmath>
#include <ladder/page.h>
#include <ladder/words.h>
#include <sstream>
#include <string_view>
#include <text/markup.h>

namespace kata::ladder {
namespace {

constexpr std::string_view head = R"(<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>The ladder: Sudoku</title>
<style>
:root { color-scheme: light dark; --bar: #5b7fa6; --yours: #c2571a; --text: #1c1c1c; --line: #d5d5d5; --page: #ffffff; }
@media (prefers-color-scheme: dark) { :root { --bar: #7fa6d1; --yours: #f0914f; --text: #e8e8e8; --line: #444444; --page: #16181b; } }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: var(--text); background: var(--page); }
svg { width: 100%; height: auto; }
svg text { font: 14px system-ui, sans-serif; fill: var(--text); }
svg .bar { fill: var(--bar); }
svg .yours { fill: var(--yours); }
svg .name-yours { font-weight: bold; }
svg line { stroke: var(--line); }
.plot { overflow-x: auto; }
.plot svg { min-width: 44rem; }
@media (forced-colors: active) { svg .bar { fill: CanvasText; } svg .yours { fill: Highlight; } svg text { fill: CanvasText; } }
</style>
</head>
<body>
<h1>The ladder: Sudoku</h1>
<p>Boards per second, each step to the right ten times as many. Your programs are the bars in orange, with their names in bold.</p>
)";

/// A plot's scale: from 10^least to 10^most, over its width.
struct Scale {
  static constexpr double left = 220;
  static constexpr double width = 380;
  int least = 0;
  int most = 1;

  double x(double rate) const { return left + width * (std::log10(rate) - least) / (most - least); }
};

Scale scale_of(const std::vector<Measured>& measured) {
  double slowest = 1e9;
  double fastest = 1;
  for (const Measured& on_set : measured) {
    for (const Result& result : on_set.results) {
      slowest = std::min(slowest, result.boards_per_second);
      fastest = std::max(fastest, result.boards_per_second);
    }
  }
  Scale scale;
  scale.least = static_cast<int>(std::floor(std::log10(std::min(slowest, fastest))));
  scale.most = std::max(scale.least + 1, static_cast<int>(std::ceil(std::log10(fastest))));
  return scale;
}

/// "10", "100 k", "1 M": short enough to stand beside each other.
std::string label_of(int power) {
  constexpr std::array units{"", " k", " M", " G"};
  const int thousands = std::clamp(power / 3, 0, 3);
  return rate(std::pow(10, power - 3 * thousands)) + units[static_cast<std::size_t>(thousands)];
}

std::string capitalised(std::string_view text) {
  std::string result(text);
  if (!result.empty() && result[0] >= 'a' && result[0] <= 'z')
    result[0] = static_cast<char>(result[0] - 'a' + 'A');
  return result;
}

void draw(std::ostream& out, const Measured& measured, const Scale& scale) {
  constexpr int row = 28;
  constexpr int bar = 18;
  const int height = row * static_cast<int>(measured.results.size()) + 30;
  out << "<h2>" << markup_escaped(capitalised(measured.set.name))
      << "</h2>\n<div class=\"plot\"><svg viewBox=\"0 0 720 " << height
      << "\" role=\"img\" aria-label=\"Boards per second on " << markup_escaped(measured.set.name)
      << "\">\n";
  for (int power = scale.least; power <= scale.most; ++power) {
    const double x = scale.x(std::pow(10, power));
    out << "<line x1=\"" << x << "\" x2=\"" << x << "\" y1=\"0\" y2=\"" << height - 24
        << "\"/><text x=\"" << x << "\" y=\"" << height - 6 << "\" text-anchor=\"middle\">"
        << label_of(power) << "</text>\n";
  }
  int y = 4;
  for (const Result& result : measured.results) {
    const double end = scale.x(result.boards_per_second);
    out << "<text x=\"0\" y=\"" << y + 14 << "\""
        << (result.is_yours ? " class=\"name-yours\"" : "") << ">" << markup_escaped(result.name)
        << "</text><rect class=\"" << (result.is_yours ? "yours" : "bar") << "\" x=\""
        << Scale::left << "\" y=\"" << y << "\" width=\"" << std::max(1.0, end - Scale::left)
        << "\" height=\"" << bar << "\"/><text x=\"" << end + 6 << "\" y=\"" << y + 14 << "\">"
        << rate(result.boards_per_second) << "</text>\n";
    y += row;
  }
  out << "</svg></div>\n";
  for (const NotMeasured& missing : measured.not_measured) {
    out << "<p>" << markup_escaped(missing.name + " is not measured here. " + missing.reason)
        << "</p>\n";
  }
}

}  // namespace

std::string page(const std::vector<Measured>& measured, const std::vector<std::string>& notes) {
  std::ostringstream out;
  out << head;
  const Scale scale = scale_of(measured);
  for (const Measured& on_set : measured) draw(out, on_set, scale);
  for (const std::string& note : notes) out << "<p>" << markup_escaped(note) << "</p>\n";
  out << "</body>\n</html>\n";
  return out.str();
}

}  // namespace kata::ladder
