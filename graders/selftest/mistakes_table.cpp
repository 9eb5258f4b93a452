// Checks the checks of one exercise against all examples of it and prints what came of each:
// solutions and variants must pass, the stub must fail with one line, and every mistake must fail
// with its sentence.
#include <algorithm>
#include <cctype>
#include <iomanip>
#include <iostream>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "example.h"
#include "judge_run.h"

namespace kata::selftest {
namespace {

struct Options {
  std::string exercise;
  std::string judge;
  std::string examples;
  std::string build_folder;
  std::string build_script;
  std::vector<std::string> build_command;
};

/// White space does not count: verdicts are wrapped.
std::string collapsed(const std::string& text) {
  std::string result;
  for (const char character : text) {
    const bool is_space = std::isspace(static_cast<unsigned char>(character)) != 0;
    if (!is_space)
      result += character;
    else if (!result.empty() && result.back() != ' ')
      result += ' ';
  }
  return result;
}

/// The words beside a drawn board, without the board: a sentence goes on from line to line there.
std::string without_drawings(const std::string& text) {
  constexpr std::size_t drawing_ends = 40;
  std::istringstream lines(text);
  std::string result;
  for (std::string line; std::getline(lines, line);) {
    const bool is_drawing =
        line.size() >= 30 && line.starts_with("        ") &&
        line.find_first_not_of(" .0123456789()[]") >= std::min(drawing_ends, line.size());
    result += (is_drawing ? line.substr(std::min(drawing_ends, line.size())) : line) + "\n";
  }
  return result;
}

std::string first_failed(const Verdict& verdict) {
  const auto failed = std::find_if(verdict.checks.begin(), verdict.checks.end(),
                                   [](const Checked& check) { return !check.passed; });
  return failed == verdict.checks.end() ? "" : failed->sentence;
}

class Table {
 public:
  explicit Table(Options options) : options_(std::move(options)) {}

  int run() {
    for (const Example& example : read_examples(options_.examples)) judge(example);
    print_summary();
    return problems_ == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
  }

 private:
  void judge(const Example& example) {
    if (example.does_not_compile) {
      judge_broken(example);
      return;
    }
    std::vector<std::string> options;
    if (example.kind == "mistake") options.emplace_back("--patience=2");
    const Verdict open = run_judge(options_.judge, example.program, options);
    if (example.kind == "mistake" && fails(open) && all_hidden_failed_) {
      judge_mistake(example, open, {});  // the hidden checks have nothing more to show
      return;
    }
    options.emplace_back("--hidden");
    const Verdict hidden = run_judge(options_.judge, example.program, options);
    if (example.kind == "mistake") {
      judge_mistake(example, open, hidden);
      all_hidden_failed_ = all_failed(hidden.checks);
    } else if (example.kind == "stub") {
      judge_stub(example, open, hidden);
    } else {
      judge_right(example, open, hidden);
    }
  }

  /// The public checks always exist, the hidden ones only where the exercise has any.
  static bool fails(const Verdict& verdict) {
    return verdict.exit_code == 1 && !verdict.checks.empty();
  }
  static bool passes(const Verdict& verdict) {
    return verdict.exit_code == 0 && !verdict.checks.empty();
  }
  static bool has_hidden(const Verdict& hidden) { return !hidden.checks.empty(); }

  bool all_failed(const std::vector<Checked>& checks) const {
    return std::all_of(checks.begin(), checks.end(),
                       [&](const Checked& check) { return failed_.contains(check.sentence); });
  }

  void judge_right(const Example& example, const Verdict& open, const Verdict& hidden) {
    const bool passed = passes(open) && (!has_hidden(hidden) || passes(hidden));
    row(example, passed ? "passes" : "FALSELY ACCUSED", example.title);
    if (!passed) problem(passes(open) ? hidden.text : open.text);
    remember(open);
    remember(hidden);
  }

  void judge_stub(const Example& example, const Verdict& open, const Verdict& hidden) {
    const auto one_line = [](const Verdict& verdict) {
      return std::count(verdict.text.begin(), verdict.text.end(), '\n') == 1 &&
             verdict.text.find("not started") != std::string::npos;
    };
    const bool calm = fails(open) && one_line(open) &&
                      (!has_hidden(hidden) || (fails(hidden) && one_line(hidden)));
    row(example, calm ? "not started" : "NOT CALM", "");
    if (!calm) problem(open.text + hidden.text);
  }

  void judge_mistake(const Example& example, const Verdict& open, const Verdict& hidden) {
    const bool caught_open = fails(open);
    const bool caught = caught_open || fails(hidden);
    const Verdict& verdict = caught_open ? open : hidden;
    const bool named = says_what_it_must(example, verdict.text);
    const bool as_announced = example.only_hidden != caught_open;
    const std::string where = caught_open ? "" : " (hidden)";
    if (!caught) {
      row(example, "NOT CAUGHT", example.title);
    } else if (!as_announced) {
      row(example, example.only_hidden ? "CAUGHT OPENLY" : "ONLY HIDDEN", example.title);
    } else {
      row(example, named ? "named" + where : "UNNAMED" + where, first_failed(verdict));
    }
    if (!caught || !named || !as_announced) problem(open.text + hidden.text);
    remember(open);
    remember(hidden);
  }

  void judge_broken(const Example& example) {
    std::vector<std::string> command{"sh", options_.build_script, options_.exercise,
                                     options_.build_folder, example.target};
    command.insert(command.end(), options_.build_command.begin(), options_.build_command.end());
    const Verdict verdict = run_command(command);
    const bool named = says_what_it_must(example, verdict.text);
    const bool caught = verdict.exit_code == 1;
    row(example,
        !caught ? "COMPILES"
        : named ? "named"
                : "UNNAMED",
        "by the compiler or the linker");
    if (!caught || !named) problem(verdict.text);
  }

  static bool says_what_it_must(const Example& example, const std::string& verdict) {
    const std::string text = collapsed(verdict) + " " + collapsed(without_drawings(verdict));
    return std::all_of(example.says.begin(), example.says.end(), [&](const std::string& says) {
      return text.find(collapsed(says)) != std::string::npos;
    });
  }

  void remember(const Verdict& verdict) {
    for (const Checked& check : verdict.checks) {
      if (std::find(checks_.begin(), checks_.end(), check.sentence) == checks_.end())
        checks_.push_back(check.sentence);
      if (!check.passed) failed_.insert(check.sentence);
    }
  }

  void row(const Example& example, const std::string& result, const std::string& remark) {
    std::cout << std::left << std::setw(9) << example.kind << std::setw(34) << example.name()
              << std::setw(18) << result << remark << std::endl;
    ++(example.kind == "mistake" ? mistakes_ : others_);
  }

  void problem(const std::string& verdict) {
    ++problems_;
    std::cout << "---\n" << verdict << "---\n";
  }

  void print_summary() {
    for (const std::string& check : checks_) {
      if (failed_.contains(check)) continue;
      std::cout << "NOTHING FAILS the check: " << check << "\n";
      ++problems_;
    }
    std::cout << options_.exercise << ": " << mistakes_ << " mistakes, " << others_ << " others, "
              << problems_ << " problems\n";
  }

  Options options_;
  std::vector<std::string> checks_;
  std::set<std::string> failed_;
  bool all_hidden_failed_ = false;
  int mistakes_ = 0;
  int others_ = 0;
  int problems_ = 0;
};

}  // namespace
}  // namespace kata::selftest

int main(int argc, char** argv) {
  kata::selftest::Options options;
  CLI::App app("Checks an exercise's checks against its solution, stub, variants and mistakes.");
  app.add_option("--exercise", options.exercise)->required();
  app.add_option("--judge", options.judge)->required();
  app.add_option("--examples", options.examples, "the list that CMake writes")->required();
  app.add_option("--build-folder", options.build_folder)->required();
  app.add_option("--build-script", options.build_script)->required();
  app.add_option("build_command", options.build_command, "builds the target named after it")
      ->required();
  CLI11_PARSE(app, argc, argv);
  try {
    return kata::selftest::Table(options).run();
  } catch (const std::exception& error) {
    std::cerr << error.what() << "\n";
    return 2;
  }
}
