#include <cerrno>
#include <cstddef>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <system/descriptor.h>
#include <system/file.h>
#include <system_error>
#include <unistd.h>

namespace kata {
namespace {

namespace fs = std::filesystem;

[[noreturn]] void fail(const char* what, const fs::path& file) {
  throw std::system_error(errno, std::generic_category(), what + file.string());
}

/// Whether an open file is still the one of that name.
bool is_called(const Descriptor& open_file, const fs::path& name) {
  struct stat one = {};
  struct stat other = {};
  return fstat(open_file.number(), &one) == 0 && stat(name.c_str(), &other) == 0 &&
         one.st_dev == other.st_dev && one.st_ino == other.st_ino;
}

/// A file that nobody else writes meanwhile. What a program that was ended left in it is cleared.
Descriptor claim(const fs::path& draft) {
  while (true) {
    Descriptor out(open(draft.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0644));
    if (!out) fail("cannot write ", draft);
    flock(out.number(),
          LOCK_EX);  // where a file system has no locks, one writer at a time is hoped for
    if (!is_called(out, draft)) continue;
    if (ftruncate(out.number(), 0) != 0) fail("cannot write ", draft);
    return out;
  }
}

void write_all(const Descriptor& out, std::string_view text, const fs::path& draft) {
  while (!text.empty()) {
    const ssize_t size = write(out.number(), text.data(), text.size());
    if (size < 0 && errno == EINTR) continue;
    if (size < 0) fail("cannot write ", draft);
    text.remove_prefix(static_cast<std::size_t>(size));
  }
}

}  // namespace

std::string read_file(const fs::path& file) {
  const Descriptor in(open(file.c_str(), O_RDONLY | O_CLOEXEC));
  if (!in) fail("cannot read ", file);
  std::string text;
  char piece[1 << 16];
  while (true) {
    const ssize_t size = read(in.number(), piece, sizeof piece);
    if (size < 0 && errno == EINTR) continue;
    if (size < 0) fail("cannot read ", file);
    if (size == 0) return text;
    text.append(piece, static_cast<std::size_t>(size));
  }
}

std::optional<std::string> read_file_if_any(const fs::path& file) try {
  return read_file(file);
} catch (const std::system_error&) {
  return std::nullopt;
}

void replace_file(const fs::path& file, std::string_view text, Durability durability) {
  const fs::path draft = file.parent_path() / ("." + file.filename().string() + ".draft");
  const Descriptor out = claim(draft);
  try {
    write_all(out, text, draft);
    if (durability == Durability::on_disk && fsync(out.number()) != 0 && errno != EINVAL) {
      fail("cannot write ", draft);
    }
    fs::rename(draft, file);
  } catch (...) {
    std::error_code ignored;
    fs::remove(draft, ignored);
    throw;
  }
}

}  // namespace kata
