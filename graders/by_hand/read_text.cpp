#include <by_hand/read_text.h>
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

bool may_be_a_file(const std::string& argument) {
  std::error_code ignored;
  return std::filesystem::exists(argument, ignored);
}

}  // namespace

std::optional<std::string> read_text(const std::string& argument) {
  if (argument == "-") return read_all(std::cin);
  if (!may_be_a_file(argument)) return std::nullopt;
  if (std::filesystem::is_directory(argument)) {
    throw std::system_error(EISDIR, std::generic_category(), argument);
  }
  std::ifstream in(argument, std::ios::binary);
  if (!in) throw std::system_error(errno, std::generic_category(), argument);
  return read_all(in);
}

}  // namespace kata::by_hand
