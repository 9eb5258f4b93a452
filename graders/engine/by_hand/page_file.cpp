#include <by_hand/page_file.h>
#include <cerrno>
#include <fstream>
#include <iostream>
#include <system_error>

namespace kata::by_hand {

void write_page_file(const std::string& file, const replay::Page& page) {
  std::ofstream out(file, std::ios::binary);
  if (out) replay::write_page(out, page);
  out.close();
  if (!out) throw std::system_error(errno, std::generic_category(), "cannot write " + file);
  std::cout << "\nThe page is written: " << file << "\n";
}

}  // namespace kata::by_hand
