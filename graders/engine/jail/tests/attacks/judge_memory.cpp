// Reads a secret out of the judge's memory, or takes one of its descriptors.
#include <cstdint>
#include <fcntl.h>
#include <string_view>
#include <sys/ptrace.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

#include "attack.h"

using namespace kata::jail::testing;

namespace {

void* secret_address() {
  return reinterpret_cast<void*>(attack_case().secret_address);
}

bool reads_proc_mem() {
  const int memory = open(judge_path("mem").c_str(), O_RDONLY);
  std::uint64_t value = 0;
  return pread(memory, &value, sizeof value, static_cast<off_t>(attack_case().secret_address)) ==
             sizeof value &&
         value == attack_case().secret;
}

bool reads_with_process_vm_readv() {
  std::uint64_t value = 0;
  const iovec here = {&value, sizeof value};
  const iovec there = {secret_address(), sizeof value};
  return process_vm_readv(attack_case().judge, &here, 1, &there, 1, 0) == sizeof value;
}

bool writes_with_process_vm_writev() {
  std::uint64_t value = 1;
  const iovec here = {&value, sizeof value};
  const iovec there = {secret_address(), sizeof value};
  return process_vm_writev(attack_case().judge, &here, 1, &there, 1, 0) == sizeof value;
}

bool traces() {
  return ptrace(PTRACE_SEIZE, attack_case().judge, nullptr, nullptr) == 0;
}

bool opens_pidfd() {
  return syscall(SYS_pidfd_open, attack_case().judge, 0) >= 0;
}

bool takes_descriptor() {
  return syscall(SYS_pidfd_getfd, 0, 1, 0) >= 0;
}

}  // namespace

int main(int argc, char* argv[]) {
  const std::string_view way = variant(argc, argv);
  if (way == "proc_mem") note_success_if(reads_proc_mem(), way);
  if (way == "process_vm_readv") note_success_if(reads_with_process_vm_readv(), way);
  if (way == "process_vm_writev") note_success_if(writes_with_process_vm_writev(), way);
  if (way == "ptrace") note_success_if(traces(), way);
  if (way == "pidfd_open") note_success_if(opens_pidfd(), way);
  if (way == "pidfd_getfd") note_success_if(takes_descriptor(), way);
}
