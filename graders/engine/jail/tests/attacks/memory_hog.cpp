// Takes and touches 4 GiB: with new (which throws), with malloc unchecked, or with mmap.
#include <cstddef>
#include <cstdlib>
#include <cstring>
#include <string_view>
#include <sys/mman.h>

#include "attack.h"

using namespace kata::jail::testing;

namespace {

constexpr std::size_t block_bytes = 16 << 20;
constexpr int how_many_blocks = 256;

void* take(std::string_view way) {
  if (way == "malloc") return std::malloc(block_bytes);
  if (way == "mmap") {
    return mmap(nullptr, block_bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  }
  return new char[block_bytes];
}

}  // namespace

int main(int argc, char* argv[]) {
  for (int block = 0; block < how_many_blocks; ++block)
    std::memset(take(variant(argc, argv)), 1, block_bytes);
  note_success("4 GiB in use");
}
