// Makes mutants of an exercise's solution, runs each, and prints what came of it: which are caught,
// which pass, and which hear more than what went wrong.
#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdlib>
#include <exception>
#include <filesystem>
#include <fstream>
#include <iomanip>
#include <iostream>
#include <iterator>
#include <map>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <system/file.h>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>

#include "judge_run.h"
#include "mutate.h"

namespace kata::selftest {
namespace {

struct Options {
  std::string exercise;
  std::string judge;
  std::string solution;
  std::string source;   // what is built
  std::string program;  // what becomes of it
  std::string target;
  std::string equivalent;
  std::string build_folder;
  std::string build_script;
  std::vector<std::string> build_command;
  std::size_t most = 1000;
};

/// Mutants that do what the solution does: "exercise: code: change", and why.
std::map<std::string, std::string> read_equivalents(const std::filesystem::path& file) {
  std::map<std::string, std::string> reasons;
  std::istringstream lines(read_file(file));
  for (std::string line; std::getline(lines, line);) {
    const std::size_t tab = line.find('\t');
    if (!line.starts_with("#") && tab != line.npos) {
      reasons[line.substr(0, tab)] = line.substr(tab + 1);
    }
  }
  return reasons;
}

/// The message of the first check that failed.
std::string first_message(const Verdict& verdict) {
  for (const Checked& check : verdict.checks) {
    if (!check.passed) return check.message;
  }
  return "";
}

/// Whether a message goes beyond what went wrong: a known mistake, the first wrong step, a line.
bool tells_more(const std::string& message, const std::string& exercise) {
  const std::string line = exercise + ".cpp, line ";
  for (const std::string_view sign :
       {std::string_view("Step by step, this is"), std::string_view("On each board that was tried"),
        std::string_view(line), std::string_view("has not tried"), std::string_view("After "),
        std::string_view("Test a square"), std::string_view("Look at"), std::string_view(" stood"),
        std::string_view("run from")}) {
    if (message.find(sign) != message.npos) return true;
  }
  return false;
}

class Run {
 public:
  explicit Run(Options options) : options_(std::move(options)) {}

  int run() {
    const auto equivalents = read_equivalents(options_.equivalent);
    const std::string solution = read_file(options_.solution);
    std::vector<Mutant> mutants = mutants_of(solution);
    mutants.resize(std::min(mutants.size(), options_.most));
    for (const Mutant& mutant : mutants) {
      if (!build(mutant.text)) {
        ++not_compiled_;
        continue;
      }
      ++made_;
      const std::string name = options_.exercise + ": " + mutant.code + ": " + mutant.change;
      const auto known = equivalents.find(name);
      judge(mutant, known == equivalents.end() ? "" : known->second);
    }
    std::ofstream(options_.source, std::ios::binary) << solution;
    std::cout << options_.exercise << ": " << made_ << " made (" << not_compiled_
              << " more did not compile), " << caught_ << " caught, " << told_
              << " of them told more than what went wrong; " << equivalent_ << " are equivalent, "
              << passed_ << " called right; slowest verdict " << std::fixed << std::setprecision(1)
              << slowest_ << " s\n";
    return passed_ == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
  }

 private:
  bool build(const std::string& text) {
    std::ofstream(options_.source, std::ios::binary) << text;
    std::vector<std::string> command{"sh", options_.build_script, options_.exercise,
                                     options_.build_folder, options_.target};
    command.insert(command.end(), options_.build_command.begin(), options_.build_command.end());
    return run_command(command).exit_code == 0;
  }

  void judge(const Mutant& mutant, const std::string& why_equivalent) {
    const auto began = std::chrono::steady_clock::now();
    Verdict verdict = run_judge(options_.judge, options_.program, {});
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - began;
    slowest_ = std::max(slowest_, took.count());
    const bool is_open = verdict.exit_code != 0;
    if (!is_open) verdict = run_judge(options_.judge, options_.program, {"--hidden"});
    const bool is_hidden = verdict.exit_code != 0 && !verdict.checks.empty();
    const std::string message = first_message(verdict);
    const bool tells = tells_more(message, options_.exercise);
    std::string result;
    if (is_open || is_hidden) {
      ++caught_;
      if (tells) ++told_;
      result = std::string(tells ? "told" : "caught") + (is_open ? "" : " (hidden)");
    } else if (!why_equivalent.empty()) {
      ++equivalent_;
      result = "equivalent";
    } else {
      ++passed_;
      result = "CALLED RIGHT";
    }
    std::cout << std::left << std::setw(14) << result << std::right << std::setw(5) << std::fixed
              << std::setprecision(1) << took.count() << " s  " << mutant.line << ": "
              << mutant.code << ": " << mutant.change << "\n";
    const std::string& remark = result == "equivalent" ? why_equivalent : message;
    if (!remark.empty()) std::cout << "                      " << in_one_line(remark) << "\n";
    std::cout << std::flush;
  }

  static std::string in_one_line(const std::string& text) {
    constexpr std::size_t most = 300;
    std::istringstream words(text);
    std::string line;
    for (std::string word; words >> word;) line += (line.empty() ? "" : " ") + word;
    return line.size() <= most ? line : line.substr(0, most) + " ...";
  }

  Options options_;
  int made_ = 0;
  int not_compiled_ = 0;
  int caught_ = 0;
  int told_ = 0;
  int equivalent_ = 0;
  int passed_ = 0;
  double slowest_ = 0;
};

}  // namespace
}  // namespace kata::selftest

int main(int argc, char** argv) {
  kata::selftest::Options options;
  CLI::App app("Runs mutants of an exercise's solution, and prints what came of each.");
  app.add_option("--exercise", options.exercise)->required();
  app.add_option("--judge", options.judge)->required();
  app.add_option("--solution", options.solution)->required();
  app.add_option("--source", options.source, "the file that the target is built from")->required();
  app.add_option("--program", options.program, "what the target builds")->required();
  app.add_option("--target", options.target)->required();
  app.add_option("--equivalent", options.equivalent, "mutants that are right, and why")->required();
  app.add_option("--build-folder", options.build_folder)->required();
  app.add_option("--build-script", options.build_script)->required();
  app.add_option("--most", options.most, "so many mutants at most");
  app.add_option("build_command", options.build_command, "builds the target named after it")
      ->required();
  CLI11_PARSE(app, argc, argv);
  try {
    return kata::selftest::Run(options).run();
  } catch (const std::exception& error) {
    std::cerr << error.what() << "\n";
    return 2;
  }
}
