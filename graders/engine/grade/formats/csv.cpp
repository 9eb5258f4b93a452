#include <algorithm>
#include <cstddef>
#include <grade/formats/csv.h>
#include <grade/formats/text.h>
#include <iterator>
#include <stdexcept>
#include <utility>

namespace kata::grade {
namespace {

char separator_of(std::string_view text) {
  const std::string_view header = text.substr(0, text.find('\n'));
  return std::count(header.begin(), header.end(), ';') >
                 std::count(header.begin(), header.end(), ',')
             ? ';'
             : ',';
}

std::vector<std::vector<std::string>> lines_of(std::string_view text) {
  const char separator = separator_of(text);
  std::vector<std::vector<std::string>> lines;
  std::vector<std::string> cells(1);
  bool quoted = false;
  const auto end_line = [&] {
    if (cells.size() > 1 || !cells[0].empty()) lines.push_back(cells);
    cells.assign(1, "");
  };
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (quoted && c == '"' && text.substr(i + 1).starts_with('"')) {
      cells.back() += c;
      ++i;
    } else if (c == '"' && (quoted || cells.back().empty())) {
      quoted = !quoted;
    } else if (quoted || (c != separator && c != '\n' && c != '\r')) {
      cells.back() += c;
    } else if (c == separator) {
      cells.emplace_back();
    } else if (c == '\n') {
      end_line();
    }
  }
  if (quoted) throw std::runtime_error("a quoted cell does not end");
  end_line();
  return lines;
}

}  // namespace

Table parse_csv(std::string_view text) {
  if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
  auto lines = lines_of(text);
  if (lines.empty()) throw std::runtime_error("it is empty");
  Table table;
  table.header = std::move(lines.front());
  table.rows.assign(std::make_move_iterator(lines.begin() + 1),
                    std::make_move_iterator(lines.end()));
  for (auto& row : table.rows) row.resize(table.header.size());
  return table;
}

std::string csv_line(const std::vector<std::string>& cells) {
  std::vector<std::string> quoted;
  for (const std::string& cell : cells) quoted.push_back(csv_cell(cell));
  return csv_row(quoted);
}

std::string csv_row(const std::vector<std::string>& cells) {
  std::string line;
  for (const std::string& cell : cells) {
    if (&cell != &cells.front()) line += ',';
    line += cell;
  }
  return line + "\n";
}

}  // namespace kata::grade
