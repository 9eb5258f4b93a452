#include <grade/class_results.h>
#include <grade/merge.h>
#include <grade/report.h>
#include <grade/results.h>
#include <grade/run_record.h>
#include <map>
#include <stdexcept>
#include <string>
#include <utility>

namespace kata::grade {
namespace {

namespace fs = std::filesystem;

struct Source {
  fs::path folder;
  Report report;
};

/// Whether `b` tells more than `a`. Throws where they contradict each other.
bool replaces(const Source& a, const Source& b) {
  if (a.report.status != b.report.status) return b.report.status == ReportStatus::graded;
  Report other = b.report;
  other.times = a.report.times;
  if (a.report.status == ReportStatus::graded && other != a.report) {
    throw std::runtime_error("two reports on " + a.report.submission +
                             " disagree: " + a.folder.string() + " and " + b.folder.string());
  }
  return false;
}

void collect(const fs::path& part, std::map<std::string, Source>& sources,
             std::vector<std::string>& problems) {
  for (const ClassResult& result : read_class(part)) {
    using State = ClassResult::State;
    if (result.state == State::missing || result.state == State::stale) continue;
    if (!result.report) {
      problems.push_back(result.problem);
      continue;
    }
    Source source{part / result.name, *result.report};
    const auto [place, is_new] = sources.try_emplace(result.name, source);
    if (!is_new && replaces(place->second, source)) place->second = std::move(source);
  }
}

/// The record of all parts together, and of what `out` holds before.
RunRecord record_of(const fs::path& out, const std::vector<fs::path>& parts) {
  std::vector<RunRecord> records;
  std::vector<std::string> names;
  if (const auto before = read_run_record(out)) {
    records.push_back(*before);
    names.push_back(out.string());
  }
  for (const fs::path& part : parts) {
    if (!fs::is_directory(part)) throw std::runtime_error("there is no folder " + part.string());
    const auto record = read_run_record(part);
    if (!record) {
      throw std::runtime_error(part.string() + " has no " + RunRecord::file +
                               ", which each run of grade leaves in its folder of results");
    }
    records.push_back(*record);
    names.push_back(part.string());
  }
  return joined(records, names);
}

}  // namespace

Merged merge(const fs::path& out, const std::vector<fs::path>& parts, std::size_t expected) {
  const RunRecord record = record_of(out, parts);
  const Results results(out);  // nobody else works on it meanwhile
  Merged merged;
  std::map<std::string, Source> sources;
  collect(out, sources, merged.problems);
  for (const fs::path& part : parts) collect(part, sources, merged.problems);
  for (const auto& [name, source] : sources) {
    const fs::path target = out / name;
    if (source.folder == target) continue;
    const fs::path draft = out / ".merge-draft";
    fs::remove_all(draft);
    fs::copy(source.folder, draft, fs::copy_options::recursive);
    fs::remove_all(target);
    fs::rename(draft, target);
  }
  write_run_record(out, record);
  merged.all = sources.size();
  if (expected != 0 && record.shards != expected) {
    merged.problems.push_back("--expect " + std::to_string(expected) +
                              ", but these are shards of a run on " +
                              std::to_string(record.shards));
  }
  if (const std::string missing = missing_shards(record); !missing.empty()) {
    merged.problems.push_back("these shards are missing: " + missing);
  }
  return merged;
}

}  // namespace kata::grade
