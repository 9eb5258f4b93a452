#include <by_hand/read_board.h>
#include <cerrno>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <system_error>

namespace kata::by_hand {
namespace {

std::string read_all(std::istream& in) {
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

Grid parse_named(const std::string& text, const std::string& name) {
  try {
    return parse_grid(text);
  } catch (const GridError& error) {
    throw GridError(name + ": " + error.what());
  }
}

bool may_be_a_file(const std::string& argument) {
  std::error_code ignored;
  return std::filesystem::exists(argument, ignored);
}

}  // namespace

Grid read_board(const std::string& argument) {
  if (argument == "-") return parse_named(read_all(std::cin), "standard input");
  if (!may_be_a_file(argument))
    return parse_named(argument, "the board given (no file has this name)");
  if (std::filesystem::is_directory(argument)) {
    throw std::system_error(EISDIR, std::generic_category(), argument);
  }
  std::ifstream in(argument, std::ios::binary);
  if (!in) throw std::system_error(errno, std::generic_category(), argument);
  return parse_named(read_all(in), argument);
}

}  // namespace kata::by_hand
