#include <by_hand/read_board.h>
#include <by_hand/read_text.h>

namespace kata::by_hand {
namespace {

Grid parse_named(const std::string& text, const std::string& name) {
  try {
    return parse_grid(text);
  } catch (const GridError& error) {
    throw GridError(name + ": " + error.what());
  }
}

}  // namespace

Grid read_board(const std::string& argument) {
  const auto text = read_text(argument);
  if (!text) return parse_named(argument, "the board given (no file has this name)");
  return parse_named(*text, argument == "-" ? "standard input" : argument);
}

}  // namespace kata::by_hand
