#pragma once

#include <cstddef>
#include <filesystem>
#include <grade/toolbox.h>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace kata::grade {

/// What a folder of results is on: RESULTS/run.json. It tells whether all of it is there, whether
/// two parts belong together, and which reports are on submissions that are no more.
struct RunRecord {
  static constexpr int schema_version = 1;
  static constexpr const char* file = "run.json";

  std::size_t shards = 1;             ///< how many the submissions were shared out to
  std::set<std::size_t> held;         ///< which of them are here, from 1
  std::set<std::string> submissions;  ///< of all shards, as written_name() has them
  std::string checks;                 ///< names the exercises, their checks, inputs and points

  bool is_complete() const { return held.size() == shards; }
};

/// A submission's name as it can stand in JSON: names of files may be any bytes.
std::string written_name(const std::string& submission);

/// What RunRecord::checks holds for grading with these tools.
std::string checks_of(const Toolbox& toolbox);

/// Nothing where there is no such file. Throws std::runtime_error where it cannot be read.
std::optional<RunRecord> read_run_record(const std::filesystem::path& results);

/// Throws std::system_error.
void write_run_record(const std::filesystem::path& results, const RunRecord& record);

/// The record of a run into results that may hold other shards of the same. Where the submissions
/// were `listed` one by one, those of before still count; a folder holds all that there are.
RunRecord continued(const std::optional<RunRecord>& before, RunRecord run, bool listed);

/// The record of parts together. Throws std::runtime_error where they do not belong together:
/// shards of different runs, or graded with different checks. `names` are the parts', for that.
RunRecord joined(const std::vector<RunRecord>& parts, const std::vector<std::string>& names);

/// The shards that are missing, as words; empty where none is.
std::string missing_shards(const RunRecord& record);

}  // namespace kata::grade
