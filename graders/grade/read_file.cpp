#include <fstream>
#include <grade/read_file.h>
#include <iterator>
#include <stdexcept>

namespace kata::grade {

std::string read_file(const std::filesystem::path& file) {
  std::ifstream in(file, std::ios::binary);
  if (!in) throw std::runtime_error("cannot read " + file.string());
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

}  // namespace kata::grade
