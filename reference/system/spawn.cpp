#include <cerrno>
#include <fcntl.h>
#include <spawn.h>
#include <system/spawn.h>
#include <system_error>
#include <unistd.h>

#ifdef __APPLE__
#include <crt_externs.h>
#define environ (*_NSGetEnviron())
#endif

namespace kata {
namespace {

[[noreturn]] void fail(int error, const std::string& what) {
  throw std::system_error(error, std::generic_category(), what);
}

/// Out of the way of the low numbers that descriptors are moved to.
Descriptor moved_up(int number) {
  constexpr int above_all_that_programs_are_handed = 20;
  Descriptor moved(fcntl(number, F_DUPFD_CLOEXEC, above_all_that_programs_are_handed));
  if (!moved) fail(errno, "cannot duplicate a descriptor");
  return moved;
}

}  // namespace

pid_t spawn(const std::vector<std::string>& words, std::initializer_list<Handed> handed,
            const std::filesystem::path& folder) {
  std::vector<Descriptor> moved;
  for (const Handed& descriptor : handed) moved.push_back(moved_up(descriptor.ours));
  std::vector<char*> arguments;
  for (const std::string& word : words) arguments.push_back(const_cast<char*>(word.c_str()));
  arguments.push_back(nullptr);

  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  auto from = moved.begin();
  for (const Handed& descriptor : handed) {
    posix_spawn_file_actions_adddup2(&actions, (from++)->number(), descriptor.theirs);
  }
  if (!folder.empty()) posix_spawn_file_actions_addchdir_np(&actions, folder.c_str());
  pid_t process = -1;
  const int error =
      posix_spawnp(&process, arguments.front(), &actions, nullptr, arguments.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  if (error != 0) fail(error, "cannot run " + words.front());
  return process;
}

Descriptor open_null() {
  return Descriptor(open("/dev/null", O_RDWR | O_CLOEXEC));
}

}  // namespace kata
