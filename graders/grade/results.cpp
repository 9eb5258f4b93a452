#include <cerrno>
#include <fcntl.h>
#include <fstream>
#include <grade/results.h>
#include <grade/scratch.h>
#include <iterator>
#include <stdexcept>
#include <sys/file.h>
#include <system_error>

namespace kata::grade {
namespace {

namespace fs = std::filesystem;

[[noreturn]] void fail(const std::string& what) {
  throw std::system_error(errno, std::generic_category(), what);
}

/// All of it, or an exception: a disk may be full.
void write_all(const fs::path& file, const std::string& text) {
  const judge::Descriptor out(open(file.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644));
  if (!out) fail("cannot write " + file.string());
  for (std::size_t written = 0; written < text.size();) {
    const ssize_t size = ::write(out.number(), text.data() + written, text.size() - written);
    if (size < 0 && errno == EINTR) continue;
    if (size < 0) fail("cannot write " + file.string());
    written += static_cast<std::size_t>(size);
  }
  if (fsync(out.number()) != 0 && errno != EINVAL) fail("cannot write " + file.string());
}

fs::path scratch_note(const fs::path& results) {
  return results / ".scratch";
}

void clear_left_scratch(const fs::path& results) {
  std::ifstream in(scratch_note(results));
  const std::string left{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
  std::error_code ignored;
  if (fs::path(left).filename().string().starts_with(Scratch::prefix))
    fs::remove_all(left, ignored);
}

}  // namespace

Results::Results(fs::path folder) : folder_(std::move(folder)) {
  fs::create_directories(folder_);
  const fs::path lock = folder_ / ".lock";
  lock_ = judge::Descriptor(open(lock.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0644));
  if (!lock_) fail("cannot write " + lock.string());
  if (flock(lock_.number(), LOCK_EX | LOCK_NB) != 0) {
    throw std::runtime_error("another run of grade is at work on " + folder_.string());
  }
  clear_left_scratch(folder_);
}

void Results::note_scratch(const fs::path& scratch) const {
  write_all(scratch_note(folder_), scratch.string());
}

fs::path Results::file_of(const std::string& submission) const {
  return folder_ / submission / "report.json";
}

std::optional<Report> Results::find(const std::string& submission) const try {
  return read_report(file_of(submission));
} catch (const std::runtime_error&) {
  return std::nullopt;
}

void Results::write(const Report& report) const {
  const fs::path file = file_of(report.submission);
  fs::create_directories(file.parent_path());
  const fs::path draft = file.parent_path() / ".report.json.draft";
  try {
    write_all(draft, to_json(report));
  } catch (...) {
    std::error_code ignored;
    fs::remove(draft, ignored);
    throw;
  }
  fs::rename(draft, file);
}

}  // namespace kata::grade
