// Turns into another program, found on disk or built in the shared journal.
#include <cstring>
#include <elf.h>
#include <fcntl.h>
#include <string_view>
#include <sys/syscall.h>
#include <unistd.h>

#include "attack.h"

using namespace kata::jail::testing;

namespace {

void execute(const char* path) {
  char* const arguments[] = {const_cast<char*>(path), nullptr};
  char preload[] = "LD_PRELOAD=/tmp/evil.so";
  char* const environment[] = {preload, nullptr};
  execve(path, arguments, environment);
}

/// A complete program: exit(77).
struct TinyProgram {
  Elf64_Ehdr header{};
  Elf64_Phdr segment{};
  unsigned char code[12] = {0xb8, 60, 0, 0, 0, 0xbf, 77, 0, 0, 0, 0x0f, 0x05};

  TinyProgram() {
    constexpr Elf64_Addr base_address = 0x10000;
    std::memcpy(header.e_ident, ELFMAG, SELFMAG);
    header.e_ident[EI_CLASS] = ELFCLASS64;
    header.e_ident[EI_DATA] = ELFDATA2LSB;
    header.e_ident[EI_VERSION] = EV_CURRENT;
    header.e_type = ET_EXEC;
    header.e_machine = EM_X86_64;
    header.e_version = EV_CURRENT;
    header.e_entry = base_address + sizeof header + sizeof segment;
    header.e_phoff = sizeof header;
    header.e_ehsize = sizeof header;
    header.e_phentsize = sizeof segment;
    header.e_phnum = 1;
    segment.p_type = PT_LOAD;
    segment.p_flags = PF_R | PF_X;
    segment.p_vaddr = base_address;
    segment.p_filesz = segment.p_memsz = sizeof *this;
    segment.p_align = 0x1000;
  }
};

void execute_descriptor(int number) {
  char name[] = "tiny";
  char* const arguments[] = {name, nullptr};
  char* const environment[] = {nullptr};
  syscall(SYS_execveat, number, "", arguments, environment, AT_EMPTY_PATH);
}

/// Writes a program over the journal and tries to give it the number of the one permitted exec.
void execute_journal() {
  const TinyProgram program;
  std::memcpy(&attack_case(), &program, sizeof program);
  for (int number = 4; number < 64; ++number) {
    dup2(AttackCase::given_descriptor, number);
    dup3(AttackCase::given_descriptor, number, O_CLOEXEC);
  }
  for (int count = 0; count < 64; ++count) dup(AttackCase::given_descriptor);
  execute_descriptor(16);
}

}  // namespace

int main(int argc, char* argv[]) {
  const std::string_view way = variant(argc, argv);
  if (way == "shell") execute("/bin/sh");
  if (way == "itself") execute(attack_case().own_file);
  if (way == "proc_self_exe") execute("/proc/self/exe");
  if (way == "journal") execute_journal();
  if (way == "journal_directly") {
    const TinyProgram program;
    std::memcpy(&attack_case(), &program, sizeof program);
    execute_descriptor(AttackCase::given_descriptor);
  }
}
