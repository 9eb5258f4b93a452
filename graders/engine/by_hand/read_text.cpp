#include <by_hand/read_text.h>
#include <filesystem>
#include <iostream>
#include <iterator>
#include <system/file.h>
#include <system_error>

namespace kata::by_hand {
namespace {

bool may_be_a_file(const std::string& argument) {
  std::error_code ignored;
  return std::filesystem::exists(argument, ignored);
}

}  // namespace

std::optional<std::string> read_text(const std::string& argument) {
  if (argument == "-") {
    return std::string(std::istreambuf_iterator<char>(std::cin), std::istreambuf_iterator<char>());
  }
  if (!may_be_a_file(argument)) return std::nullopt;
  return read_file(argument);
}

}  // namespace kata::by_hand
