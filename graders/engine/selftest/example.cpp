#include "example.h"

#include <cstddef>
#include <fstream>
#include <optional>
#include <sstream>
#include <stdexcept>
#include <string_view>
#include <utility>

namespace kata::selftest {
namespace {

std::optional<std::string> after(const std::string& line, std::string_view prefix) {
  if (!line.starts_with(prefix)) return std::nullopt;
  const std::size_t begin = line.find_first_not_of(' ', prefix.size());
  return begin == std::string::npos ? "" : line.substr(begin);
}

void read_header(Example& example) {
  std::ifstream in(example.source);
  for (std::string line; std::getline(in, line) && line.starts_with("//");) {
    if (const auto mistake = after(line, "// Mistake:")) example.title = *mistake;
    if (const auto variant = after(line, "// Variant:")) example.title = *variant;
    if (const auto says = after(line, "// Says:")) example.says.push_back(*says);
    if (line.starts_with("// Only hidden")) example.only_hidden = true;
    if (line.starts_with("// Does not compile")) {
      example.does_not_compile = true;
      example.compiles_with_some_libraries =
          line.ends_with("unless the library brings the header along");
    }
  }
  const bool is_mistake = example.kind == "mistake";
  if ((is_mistake || example.kind == "variant") && example.title.empty()) {
    throw std::runtime_error(example.source.string() +
                             " does not begin with a line that says what it is");
  }
  if (is_mistake && example.says.empty()) {
    throw std::runtime_error(example.source.string() +
                             " does not say what its verdict must contain");
  }
}

}  // namespace

std::vector<Example> read_examples(const std::filesystem::path& list) {
  std::ifstream in(list);
  if (!in) throw std::runtime_error("cannot read " + list.string());
  std::vector<Example> examples;
  for (std::string line; std::getline(in, line);) {
    std::istringstream fields(line);
    Example example;
    std::string source;
    std::string program;
    std::getline(fields, example.kind, '\t');
    std::getline(fields, source, '\t');
    std::getline(fields, program, '\t');
    std::getline(fields, example.target);
    example.source = source;
    example.program = program;
    read_header(example);
    examples.push_back(std::move(example));
  }
  return examples;
}

}  // namespace kata::selftest
