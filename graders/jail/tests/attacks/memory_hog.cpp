// Takes and touches 4 GiB: with new (which throws), with malloc unchecked, or with mmap.
#include <cstdlib>
#include <cstring>
#include <string_view>
#include <sys/mman.h>

#include "attack.h"

using namespace kata::jail::testing;

namespace {

constexpr std::size_t kBlock = 16 << 20;
constexpr int kBlocks = 256;

void* take(std::string_view way) {
  if (way == "malloc") return std::malloc(kBlock);
  if (way == "mmap") {
    return mmap(nullptr, kBlock, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  }
  return new char[kBlock];
}

}  // namespace

int main(int argc, char* argv[]) {
  for (int block = 0; block < kBlocks; ++block) std::memset(take(variant(argc, argv)), 1, kBlock);
  note_success("4 GiB in use");
}
