#include <algorithm>
#include <grade/fingerprint.h>
#include <grade/process.h>
#include <grade/toolbox.h>
#include <map>
#include <regex>
#include <stdexcept>
#include <system/file.h>
#include <utility>

#include <nlohmann/json.hpp>

namespace kata::grade {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;

void require_built(const fs::path& file) {
  if (!fs::exists(file))
    throw std::runtime_error("there is no " + file.string() + "; is everything built?");
}

json read_json(const fs::path& file) try {
  return json::parse(read_file(file));
} catch (const json::exception& error) {
  throw std::runtime_error(file.string() + ": " + error.what());
}

std::vector<fs::path> paths(const json& list) {
  std::vector<fs::path> result;
  for (const auto& entry : list) result.emplace_back(entry.get<std::string>());
  return result;
}

/// The first of the files that is there.
fs::path existing_secret(const json& files) {
  for (const fs::path& file : paths(files)) {
    if (fs::exists(file)) return file;
  }
  throw std::runtime_error("there is no file with a secret");
}

std::map<std::string, int> read_weights(const fs::path& file, const json& exercises) {
  std::map<std::string, int> weights;
  for (const auto& exercise : exercises) weights[exercise.at("name").get<std::string>()] = 1;
  const json written = read_json(file);
  for (const auto& [name, weight] : written.items()) {
    if (!weights.contains(name)) {
      throw std::runtime_error(file.string() + ": there is no exercise " + name);
    }
    if (!weight.is_number_unsigned() || weight.get<unsigned>() > 1000) {
      throw std::runtime_error(file.string() + ": the weight of " + name +
                               " must be a whole number from 0 to 1000");
    }
    weights[name] = weight.get<int>();
  }
  return weights;
}

std::vector<CheckReport> checks_of(const fs::path& judge, int weight) try {
  const Ran listed = run({{judge.string(), "--list"}, {}, ""});
  std::vector<CheckReport> checks;
  const json list = json::parse(listed.output);
  for (const auto& check : list.at("checks")) {
    checks.push_back({check.at("sentence"), check.at("points").get<int>() * weight, false,
                      check.at("hidden"), ""});
  }
  if (checks.empty()) throw std::runtime_error("it has no check");
  return checks;
} catch (const std::exception& error) {
  throw std::runtime_error(judge.string() + " does not list its checks: " + error.what());
}

/// A program is known by its size and date: reading all judges would take longer than grading.
std::string stamp(const fs::path& program) {
  return program.string() + " " + std::to_string(fs::file_size(program)) + " " +
         std::to_string(fs::last_write_time(program).time_since_epoch().count());
}

std::string fingerprint_of(const Toolbox& toolbox) {
  Fingerprint fingerprint;
  fingerprint.add(read_file(toolbox.secret));
  for (const std::string& word : toolbox.compile) fingerprint.add(word);
  for (const std::string& word : toolbox.link) fingerprint.add(word);
  for (const std::string& header : toolbox.headers)
    fingerprint.add(read_file(toolbox.reference / header));
  for (const fs::path& object : toolbox.objects) {
    require_built(object);
    fingerprint.add(read_file(object));
  }
  for (const Exercise& exercise : toolbox.exercises) {
    fingerprint.add(stamp(exercise.judge));
    for (const fs::path& object : exercise.objects) fingerprint.add(read_file(object));
    for (const std::string& header : exercise.headers)
      fingerprint.add(read_file(toolbox.project / header));
  }
  return fingerprint.text();
}

}  // namespace

Toolbox open_toolbox(const fs::path& data, const fs::path& weights_file, const std::string& only,
                     const fs::path& secret) {
  require_built(data);
  const json description = read_json(data);
  const json& exercises = description.at("exercises");
  const auto weights = read_weights(
      weights_file.empty() ? fs::path(description.at("weights").get<std::string>()) : weights_file,
      exercises);
  const std::regex wanted(only);

  Toolbox toolbox;
  toolbox.jail = description.at("jail").get<std::string>();
  toolbox.explain_build = description.at("explain_build").get<std::string>();
  description.at("compile").get_to(toolbox.compile);
  description.at("without_quotes").get_to(toolbox.without_quotes);
  description.at("link").get_to(toolbox.link);
  toolbox.secret = secret.empty() ? existing_secret(description.at("secrets")) : secret;
  toolbox.project = description.at("project").get<std::string>();
  toolbox.reference = description.at("reference").get<std::string>();
  description.at("headers").get_to(toolbox.headers);
  toolbox.system_headers = paths(description.at("system_headers"));
  toolbox.objects = paths(description.at("objects"));
  for (const auto& entry : exercises) {
    Exercise exercise;
    entry.at("name").get_to(exercise.name);
    if (!std::regex_search(exercise.name, wanted)) continue;
    exercise.judge = entry.at("judge").get<std::string>();
    exercise.objects = paths(entry.at("objects"));
    entry.at("headers").get_to(exercise.headers);
    exercise.checks = checks_of(exercise.judge, weights.at(exercise.name));
    toolbox.exercises.push_back(std::move(exercise));
  }
  toolbox.fingerprint = fingerprint_of(toolbox);
  return toolbox;
}

}  // namespace kata::grade
