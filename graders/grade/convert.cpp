#include <grade/convert.h>
#include <grade/replace_file.h>
#include <stdexcept>

namespace kata::grade {

namespace fs = std::filesystem;

void write_format(const Format& format, const Report& report, const fs::path& file) {
  if (const auto text = format.write(report)) {
    replace_file(file, *text);
  } else {
    fs::remove(file);
  }
}

Converted convert_all(const fs::path& results, const std::vector<const Format*>& formats) {
  if (!fs::is_directory(results))
    throw std::runtime_error("there is no folder " + results.string());
  Converted converted;
  for (const auto& entry : fs::directory_iterator(results)) {
    const fs::path file = entry.path() / "report.json";
    if (!fs::exists(file)) continue;
    const Report report = read_report(file);
    ++converted.all;
    if (!report.score) ++converted.not_graded;
    for (const Format* const format : formats) {
      write_format(*format, report, entry.path() / format->file);
    }
  }
  return converted;
}

}  // namespace kata::grade
