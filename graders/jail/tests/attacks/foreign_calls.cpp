// Makes system calls through the interfaces of other instruction sets.
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
  constexpr long kFork32 = 2;
  constexpr long kGetpid32 = 20;
  constexpr long kX32Bit = 0x40000000;
  const std::string_view way = variant(argc, argv);
  if (way == "int80_getpid") note_success_if(int80(kGetpid32, 0) > 0, way);
  if (way == "int80_fork") note_success_if(int80(kFork32, 0) >= 0, way);
  if (way == "x32_getpid") note_success_if(syscall(kX32Bit | SYS_getpid) > 0, way);
  if (way == "x32_execve") syscall(kX32Bit | 520, "/bin/sh", nullptr, nullptr);
}
