#include <grade/class_results.h>
#include <grade/convert.h>
#include <system/file.h>

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
  Converted converted;
  for (const ClassResult& result : read_class(results)) {
    if (!result.report) {
      if (!result.problem.empty()) converted.unreadable.push_back(result.problem);
      continue;
    }
    ++converted.all;
    if (!result.report->score) ++converted.not_graded;
    for (const Format* const format : formats) {
      write_format(*format, *result.report, results / result.name / format->file);
    }
  }
  return converted;
}

}  // namespace kata::grade
