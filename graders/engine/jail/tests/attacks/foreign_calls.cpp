// Makes system calls through the interfaces of other instruction sets.
#include <string_view>
#include <sys/syscall.h>
#include <unistd.h>

#include "attack.h"

using namespace kata::jail::testing;

namespace {

long int80(long number, long first) {
  long result = number;
  asm volatile("int $0x80" : "+a"(result) : "b"(first) : "memory", "r8", "r9", "r10", "r11");
  return result;
}

}  // namespace

int main(int argc, char* argv[]) {
  constexpr long fork32 = 2;
  constexpr long getpid32 = 20;
  constexpr long x32_bit = 0x40000000;
  const std::string_view way = variant(argc, argv);
  if (way == "int80_getpid") note_success_if(int80(getpid32, 0) > 0, way);
  if (way == "int80_fork") note_success_if(int80(fork32, 0) >= 0, way);
  if (way == "x32_getpid") note_success_if(syscall(x32_bit | SYS_getpid) > 0, way);
  if (way == "x32_execve") syscall(x32_bit | 520, "/bin/sh", nullptr, nullptr);
}
