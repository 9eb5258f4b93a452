#include <algorithm>
#include <page/exercise_page.h>
#include <regex>

namespace kata::page {
namespace {

/// The text between two marks, behind `from`; moves `from` behind it. Empty where a mark is
/// missing.
std::string_view between(std::string_view text, std::string_view begin, std::string_view end,
                         std::size_t& from) {
  const std::size_t opened = text.find(begin, from);
  if (opened == std::string_view::npos) return {};
  const std::size_t inside = opened + begin.size();
  const std::size_t closed = text.find(end, inside);
  if (closed == std::string_view::npos) return {};
  from = closed + end.size();
  return text.substr(inside, closed - inside);
}

std::string_view trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of('\n');
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(" \n") + 1 - first);
}

std::string without_links(const std::string& line) {
  static const std::regex link(R"(\[([^\]]*)\]\(([^)]*)\))");
  return std::regex_replace(line, link, "$1");
}

}  // namespace

std::string plain(std::string_view markdown) {
  std::string text;
  std::string paragraph;
  const auto end_paragraph = [&] {
    if (!paragraph.empty()) text += without_links(paragraph) + "\n";
    paragraph.clear();
  };
  for (markdown = trimmed(markdown); !markdown.empty();) {
    const std::string line(markdown.substr(0, markdown.find('\n')));
    markdown.remove_prefix(std::min(line.size() + 1, markdown.size()));
    if (line.empty() || line.starts_with("    ")) {
      end_paragraph();
      text += line + "\n";
    } else {
      paragraph += (paragraph.empty() ? "" : " ") + line;
    }
  }
  end_paragraph();
  return text;
}

std::vector<Hint> hints(std::string_view page) {
  std::vector<Hint> found;
  std::size_t from = 0;
  while (true) {
    const std::string_view details = between(page, "<details>", "</details>", from);
    if (details.empty()) return found;
    std::size_t inside = 0;
    const std::string_view title = between(details, "<summary>", "</summary>", inside);
    found.push_back({std::string(title), plain(details.substr(inside))});
  }
}

std::string subtitle(std::string_view page) {
  const std::string_view title = page.substr(0, page.find('\n'));
  const std::size_t colon = title.find(": ");
  if (!title.starts_with("# ") || colon == std::string_view::npos) return "";
  return std::string(title.substr(colon + 2));
}

std::string first_paragraph(std::string_view page, std::string_view heading) {
  const std::string title = "\n## " + std::string(heading) + "\n";
  const std::size_t begin = page.find(title);
  if (begin == std::string_view::npos) return "";
  const std::string_view section = trimmed(page.substr(begin + title.size()));
  std::string paragraph = plain(section.substr(0, section.find("\n\n")));
  paragraph.erase(paragraph.find_last_not_of('\n') + 1);
  return paragraph;
}

}  // namespace kata::page
