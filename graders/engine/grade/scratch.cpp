#include <cerrno>
#include <cstdlib>
#include <grade/scratch.h>
#include <string>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

namespace kata::grade {
namespace {

/// As of kata_jail's --uid.
constexpr uid_t jail_user = 65534;

[[noreturn]] void fail(const std::string& what) {
  throw std::system_error(errno, std::generic_category(), what);
}

}  // namespace

Scratch::Scratch() {
  std::string name =
      (std::filesystem::temp_directory_path() / (std::string(prefix) + "XXXXXX")).string();
  if (mkdtemp(name.data()) == nullptr) fail("cannot make the folder " + name);
  path_ = name;
  if (chmod(name.c_str(), 0711) != 0) fail("cannot open the folder " + name);
}

Scratch::~Scratch() {
  std::error_code ignored;
  std::filesystem::remove_all(path_, ignored);
}

void make_folder_for_jail(const std::filesystem::path& folder) {
  if (mkdir(folder.c_str(), 0700) != 0) fail("cannot make the folder " + folder.string());
  if (geteuid() == 0 && chown(folder.c_str(), jail_user, jail_user) != 0) {
    fail("cannot give away the folder " + folder.string());
  }
}

}  // namespace kata::grade
