#include "judge_run.h"

#include <cerrno>
#include <cstddef>
#include <cstdio>
#include <fstream>
#include <memory>
#include <sys/wait.h>
#include <system_error>
#include <unistd.h>

#include <nlohmann/json.hpp>

namespace kata::selftest {
namespace {

std::string quoted(const std::string& argument) {
  std::string text = "'";
  for (const char character : argument)
    text += character == '\'' ? "'\\''" : std::string(1, character);
  return text + "'";
}

std::vector<Checked> read_checks(const std::filesystem::path& file) {
  std::vector<Checked> checks;
  std::ifstream in(file);
  if (!in) return checks;
  const auto report = nlohmann::json::parse(in);
  for (const auto& check : report.at("checks")) {
    checks.push_back({check.at("sentence"), check.at("passed"), check.at("message")});
  }
  return checks;
}

}  // namespace

Verdict run_command(const std::vector<std::string>& arguments) {
  std::string line;
  for (const std::string& argument : arguments) line += quoted(argument) + " ";
  FILE* const pipe = popen((line + "2>&1").c_str(), "r");
  if (pipe == nullptr)
    throw std::system_error(errno, std::generic_category(), "cannot run " + line);
  Verdict verdict;
  char buffer[4096];
  for (std::size_t size = 0; (size = std::fread(buffer, 1, sizeof buffer, pipe)) > 0;)
    verdict.text.append(buffer, size);
  const int status = pclose(pipe);
  verdict.exit_code = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  return verdict;
}

Verdict run_judge(const std::filesystem::path& judge, const std::filesystem::path& program,
                  const std::vector<std::string>& options) {
  // Two tests may run the same program at the same time.
  const std::filesystem::path json = program.string() + "." + std::to_string(getpid()) + ".json";
  std::vector<std::string> arguments{judge.string(), "--subject=" + program.string(),
                                     "--json=" + json.string()};
  arguments.insert(arguments.end(), options.begin(), options.end());
  Verdict verdict = run_command(arguments);
  verdict.checks = read_checks(json);
  std::filesystem::remove(json);
  return verdict;
}

}  // namespace kata::selftest
