#include <front_door/saves.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>
#ifdef __linux__
#include <sys/inotify.h>
#endif

namespace kata::front_door {
namespace {

/// What tells one version of a file from the next; empty while there is none.
std::string stamp(const std::filesystem::path& file) {
  struct stat status {};
  if (stat(file.c_str(), &status) != 0) return "";
#ifdef __APPLE__
  const timespec time = status.st_mtimespec;
#else
  const timespec time = status.st_mtim;
#endif
  return std::to_string(status.st_ino) + " " + std::to_string(status.st_size) + " " +
         std::to_string(time.tv_sec) + "." + std::to_string(time.tv_nsec);
}

}  // namespace

Saves::Saves(std::filesystem::path file) : file_(std::move(file)), stamp_(stamp(file_)) {
#ifdef __linux__
  descriptor_ = inotify_init1(IN_NONBLOCK | IN_CLOEXEC);
  // The folder, not the file: many editors put a new file in the old one's place.
  if (descriptor_ >= 0 && inotify_add_watch(descriptor_, file_.parent_path().c_str(),
                                            IN_CLOSE_WRITE | IN_MOVED_TO) < 0) {
    close(descriptor_);
    descriptor_ = -1;
  }
#endif
}

Saves::~Saves() {
  if (descriptor_ >= 0) close(descriptor_);
}

bool Saves::look() {
  char events[4096];
  while (descriptor_ >= 0 && read(descriptor_, events, sizeof events) > 0) {
  }
  const std::string now = stamp(file_);
  if (now.empty() || now == stamp_) return false;
  stamp_ = now;
  return true;
}

}  // namespace kata::front_door
