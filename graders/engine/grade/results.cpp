#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <grade/convert.h>
#include <grade/results.h>
#include <grade/scratch.h>
#include <stdexcept>
#include <sys/file.h>
#include <system/file.h>
#include <system_error>
#include <utility>

namespace kata::grade {
namespace {

namespace fs = std::filesystem;

fs::path scratch_note(const fs::path& results) {
  return results / ".scratch";
}

void clear_left_scratch(const fs::path& results) {
  const std::string left = read_file_if_any(scratch_note(results)).value_or("");
  std::error_code ignored;
  if (fs::path(left).filename().string().starts_with(Scratch::prefix))
    fs::remove_all(left, ignored);
}

bool is_there(const Format& format, const fs::path& results) {
  const auto folders = fs::directory_iterator(results);
  return std::any_of(begin(folders), end(folders), [&](const auto& entry) {
    std::error_code cannot_tell;
    return fs::exists(entry.path() / format.file, cannot_tell);
  });
}

}  // namespace

Results::Results(fs::path folder, std::vector<const Format*> formats)
    : folder_(std::move(folder)), formats_(std::move(formats)) {
  fs::create_directories(folder_);
  const fs::path lock = folder_ / ".lock";
  lock_ = Descriptor(open(lock.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0644));
  if (!lock_)
    throw std::system_error(errno, std::generic_category(), "cannot write " + lock.string());
  if (flock(lock_.number(), LOCK_EX | LOCK_NB) != 0) {
    throw std::runtime_error("another run of grade is at work on " + folder_.string());
  }
  clear_left_scratch(folder_);
  for (const Format& format : grade::formats()) {
    const bool is_wanted = std::find(formats_.begin(), formats_.end(), &format) != formats_.end();
    if (!is_wanted && is_there(format, folder_)) formats_.push_back(&format);
  }
}

void Results::note_scratch(const fs::path& scratch) const {
  replace_file(scratch_note(folder_), scratch.string(), Durability::on_disk);
}

fs::path Results::file_of(const std::string& submission) const {
  return folder_ / submission / "report.json";
}

std::optional<Report> Results::find(const std::string& submission) const try {
  return read_report(file_of(submission));
} catch (const std::runtime_error&) {
  return std::nullopt;
}

std::optional<Report> Results::any() const {
  for (const auto& entry : fs::directory_iterator(folder_)) {
    if (auto report = find(entry.path().filename().string())) return report;
  }
  return std::nullopt;
}

void Results::write(const Report& report) const {
  // Last of all the one by which the next run knows that all is there.
  write_formats(report);
  replace_file(file_of(report.submission), to_json(report), Durability::on_disk);
}

void Results::write_formats(const Report& report) const {
  const fs::path folder = file_of(report.submission).parent_path();
  fs::create_directories(folder);
  for (const Format* const format : formats_) write_format(*format, report, folder / format->file);
}

}  // namespace kata::grade
