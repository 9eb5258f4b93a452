#pragma once

#include <filesystem>
#include <grade/formats/format.h>
#include <grade/report.h>
#include <optional>
#include <string>
#include <system/descriptor.h>
#include <vector>

namespace kata::grade {

/// The folder of results: <submission>/report.json for each submission, and the same in other
/// formats. Only one run at a time works on it. Reports are written in one step: whatever ends a
/// run, no half of one is left.
class Results {
 public:
  /// Makes the folder where it is missing. Formats that are there are kept up, too: what an earlier
  /// run has left would tell what is no longer so. Throws std::runtime_error where another run
  /// holds it, and std::filesystem::filesystem_error where it cannot be made.
  explicit Results(std::filesystem::path folder, std::vector<const Format*> formats = {});

  /// The report that is there; nothing where there is none, or none that can be read.
  std::optional<Report> find(const std::string& submission) const;

  /// One of the reports that are there; nothing where there is none.
  std::optional<Report> any() const;

  /// Throws std::system_error where it cannot be written, for example on a full disk.
  void write(const Report& report) const;

  /// The same in the other formats only, for a report that is there.
  void write_formats(const Report& report) const;

  /// Notes where this run keeps its scratch, so that the next one can clear it away if this one is
  /// killed.
  void note_scratch(const std::filesystem::path& scratch) const;

 private:
  std::filesystem::path file_of(const std::string& submission) const;

  std::filesystem::path folder_;
  std::vector<const Format*> formats_;
  Descriptor lock_;
};

}  // namespace kata::grade
