#include <cerrno>
#include <cstddef>
#include <cstdlib>
#include <cstring>
#include <elf.h>
#include <fcntl.h>
#include <jail/environment.h>
#include <jail/error.h>
#include <jail/program.h>
#include <link.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace kata::jail {
namespace {

constexpr unsigned char native_class = sizeof(void*) == 8 ? ELFCLASS64 : ELFCLASS32;

template <typename Structure>
bool read_at(const Descriptor& file, off_t offset, Structure& structure) {
  return pread(file.number(), &structure, sizeof structure, offset) ==
         static_cast<ssize_t>(sizeof structure);
}

void require_static(const Descriptor& program, const std::string& path) {
  ElfW(Ehdr) header{};
  if (!read_at(program, 0, header) || std::memcmp(header.e_ident, ELFMAG, SELFMAG) != 0 ||
      header.e_ident[EI_CLASS] != native_class) {
    throw JailError(path + " is not a program for this machine. Link it here, with -static.");
  }
  for (std::size_t index = 0; index < header.e_phnum; ++index) {
    ElfW(Phdr) segment{};
    const auto offset = static_cast<off_t>(header.e_phoff + index * header.e_phentsize);
    if (!read_at(program, offset, segment)) throw JailError(path + " is damaged. Link it anew.");
    if (segment.p_type == PT_INTERP) {
      throw JailError(path +
                      " is linked dynamically and could not open its libraries in the jail." +
                      " Link it with -static.");
    }
  }
}

}  // namespace

Descriptor open_static_program(const std::string& path) {
  Descriptor program(open(path.c_str(), O_RDONLY | O_CLOEXEC));
  if (!program) throw_system_error("cannot open the program " + path, errno);
  require_static(program, path);
  return program;
}

void execute_descriptor(const Descriptor& program, const std::vector<std::string>& arguments,
                        const std::vector<std::string>& environment) {
  const ExecStrings argv(arguments);
  const ExecStrings envp(environment);
  syscall(SYS_execveat, program.number(), "", argv.data(), envp.data(), AT_EMPTY_PATH);
  throw_system_error("cannot execute " + arguments.front(), errno,
                     "Is it executable for the user that the jail runs it as?");
}

void execute_path(const std::vector<std::string>& arguments,
                  const std::vector<std::string>& environment) {
  const ExecStrings argv(arguments);
  const ExecStrings envp(environment);
  setenv("PATH", search_path, 1);
  execvpe(arguments.front().c_str(), argv.data(), envp.data());
  throw_system_error("cannot execute " + arguments.front(), errno,
                     "If it is outside of the system's folders, name its folder with --toolchain.");
}

}  // namespace kata::jail
