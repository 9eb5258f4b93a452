#include <cerrno>
#include <fcntl.h>
#include <grade/replace_file.h>
#include <judge/attempt/descriptor.h>
#include <system_error>
#include <unistd.h>

namespace kata::grade {
namespace {

namespace fs = std::filesystem;

/// All of it, or an exception: a disk may be full.
void write_all(const fs::path& file, const std::string& text, Durability durability) {
  const auto fail = [&] {
    throw std::system_error(errno, std::generic_category(), "cannot write " + file.string());
  };
  const judge::Descriptor out(open(file.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644));
  if (!out) fail();
  for (std::size_t written = 0; written < text.size();) {
    const ssize_t size = ::write(out.number(), text.data() + written, text.size() - written);
    if (size < 0 && errno == EINTR) continue;
    if (size < 0) fail();
    written += static_cast<std::size_t>(size);
  }
  if (durability == Durability::on_disk && fsync(out.number()) != 0 && errno != EINVAL) fail();
}

}  // namespace

void replace_file(const fs::path& file, const std::string& text, Durability durability) {
  const fs::path draft = file.parent_path() / ("." + file.filename().string() + ".draft");
  try {
    write_all(draft, text, durability);
    fs::rename(draft, file);
  } catch (...) {
    std::error_code ignored;
    fs::remove(draft, ignored);
    throw;
  }
}

}  // namespace kata::grade
