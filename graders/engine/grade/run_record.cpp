#include <grade/fingerprint.h>
#include <grade/run_record.h>
#include <stdexcept>
#include <system/file.h>
#include <text/visible_text.h>

#include <nlohmann/json.hpp>

namespace kata::grade {
namespace {

namespace fs = std::filesystem;
using nlohmann::ordered_json;

}  // namespace

std::string written_name(const std::string& submission) {
  return kata::visible(submission);
}

std::string checks_of(const Toolbox& toolbox) {
  Fingerprint checks;
  checks.add(read_file(toolbox.secret));
  for (const Exercise& exercise : toolbox.exercises) {
    checks.add(exercise.name);
    for (const CheckReport& check : exercise.checks) {
      checks.add(check.sentence)
          .add(std::to_string(check.points))
          .add(check.hidden ? "hidden" : "");
    }
  }
  return checks.text();
}

std::optional<RunRecord> read_run_record(const fs::path& results) try {
  if (!fs::is_regular_file(results / RunRecord::file)) return std::nullopt;
  const ordered_json json = ordered_json::parse(read_file(results / RunRecord::file));
  if (json.at("schema_version") != RunRecord::schema_version) {
    throw std::runtime_error((results / RunRecord::file).string() + " is of another version");
  }
  RunRecord record;
  json.at("shards").get_to(record.shards);
  json.at("held").get_to(record.held);
  json.at("submissions").get_to(record.submissions);
  json.at("checks").get_to(record.checks);
  return record;
} catch (const nlohmann::json::exception& error) {
  throw std::runtime_error("cannot read " + (results / RunRecord::file).string() + ": " +
                           error.what());
}

void write_run_record(const fs::path& results, const RunRecord& record) {
  const ordered_json json{{"schema_version", RunRecord::schema_version},
                          {"shards", record.shards},
                          {"held", record.held},
                          {"checks", record.checks},
                          {"submissions", record.submissions}};
  replace_file(results / RunRecord::file, json.dump(1) + "\n");
}

RunRecord continued(const std::optional<RunRecord>& before, RunRecord run, bool listed) {
  if (!before) return run;
  const bool is_same = before->shards == run.shards && before->checks == run.checks;
  if (listed) run.submissions.insert(before->submissions.begin(), before->submissions.end());
  if (is_same && (listed || before->submissions == run.submissions)) {
    run.held.insert(before->held.begin(), before->held.end());
  }
  return run;
}

RunRecord joined(const std::vector<RunRecord>& parts, const std::vector<std::string>& names) {
  RunRecord all = parts.at(0);
  for (std::size_t i = 1; i < parts.size(); ++i) {
    const RunRecord& part = parts[i];
    const std::string both = names[0] + " and " + names[i] + " do not belong together: ";
    if (part.checks != all.checks) {
      throw std::runtime_error(both + "they were graded with other exercises, checks or points");
    }
    if (part.shards != all.shards) {
      throw std::runtime_error(both + "one is of " + std::to_string(all.shards) +
                               " shards, the other of " + std::to_string(part.shards));
    }
    if (all.shards > 1 && part.submissions != all.submissions) {
      throw std::runtime_error(both + "their shards are of different submissions");
    }
    all.held.insert(part.held.begin(), part.held.end());
    all.submissions.insert(part.submissions.begin(), part.submissions.end());
  }
  return all;
}

std::string missing_shards(const RunRecord& record) {
  std::string missing;
  for (std::size_t shard = 1; shard <= record.shards; ++shard) {
    if (record.held.contains(shard)) continue;
    missing +=
        (missing.empty() ? "" : ", ") + std::to_string(shard) + "/" + std::to_string(record.shards);
  }
  return missing;
}

}  // namespace kata::grade
