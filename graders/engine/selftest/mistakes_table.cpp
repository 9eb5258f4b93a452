// Checks the checks of one exercise against all examples of it and prints what came of each:
// solutions and variants must pass, the stub must fail with one line, and every mistake must fail
// with its sentence.
#include <algorithm>
#include <cctype>
#include <chrono>
#include <cstddef>
#include <cstdlib>
#include <iomanip>
#include <iostream>
#include <set>
#include <sstream>
#include <string>
#include <utility>
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

/// A message as it stands in a verdict.
std::string indented(const std::string& message) {
  std::istringstream lines(message);
  std::string result;
  for (std::string line; std::getline(lines, line);) result += "        " + line + "\n";
  return result;
}

/// A terminal of 24 lines and 80 columns shows all of a verdict.
bool fits_a_terminal(const std::string& text) {
  std::istringstream lines(text);
  std::size_t count = 0;
  for (std::string line; std::getline(lines, line); ++count) {
    const bool is_print =
        line.find_first_not_of(' ') == line.find("| ");  // the program's own words
    if (is_print) continue;
    const auto columns = std::count_if(line.begin(), line.end(), [](char byte) {
      return (static_cast<unsigned char>(byte) & 0xC0) != 0x80;
    });
    if (columns > 80) return false;
  }
  return count <= 24;
}

/// The first check that failed; one of nothing where none did.
Checked first_failed(const Verdict& verdict) {
  const auto failed = std::find_if(verdict.checks.begin(), verdict.checks.end(),
                                   [](const Checked& check) { return !check.passed; });
  return failed == verdict.checks.end() ? Checked{} : *failed;
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
    const bool is_right = example.kind != "mistake" && example.kind != "stub";
    const auto began = std::chrono::steady_clock::now();
    const Verdict open = run_judge(options_.judge, example.program, is_right ? audited : options);
    if (example.kind == "mistake") remember_time(example, std::chrono::steady_clock::now() - began);
    if (example.kind == "mistake" && fails(open) && all_hidden_failed_) {
      judge_mistake(example, open, {});  // the hidden checks have nothing more to show
      return;
    }
    options.emplace_back("--hidden");
    const Verdict hidden = run_judge(options_.judge, example.program, options);
    if (example.kind == "mistake") {
      judge_mistake(example, open, hidden);
      all_hidden_failed_ = all_failed(hidden.checks);
    } else if (is_right) {
      judge_right(example, open, hidden);
    } else {
      judge_stub(example, open, hidden);
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
    const bool open_passed = !open.checks.empty() && first_failed(open).sentence.empty();
    const bool passed = open_passed && (!has_hidden(hidden) || passes(hidden));
    const bool explained = open.exit_code != 0;  // of an audited run: by what it was said, too
    row(example,
        !passed     ? "FALSELY ACCUSED"
        : explained ? "FALSELY EXPLAINED"
                    : "passes",
        example.title);
    if (!passed) problem(open_passed ? hidden.text : open.text);
    if (passed && explained) problem(open.text);
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
    const bool named = says_what_it_must(example, verdict);
    const bool as_announced = example.only_hidden != caught_open;
    const std::string where = caught_open ? "" : " (hidden)";
    if (!caught) {
      row(example, "NOT CAUGHT", example.title);
    } else if (!as_announced) {
      row(example, example.only_hidden ? "CAUGHT OPENLY" : "ONLY HIDDEN", example.title);
    } else {
      const bool shown = shows_the_cause(example, verdict);
      const bool fits = fits_a_terminal(verdict.text);
      const Checked first = first_failed(verdict);
      const bool is_at_once = says(indented(first.message), {example.says.front()});
      ++caught_;
      if (is_at_once) ++at_once_;
      if (shown) ++shown_;
      if (named && !shown) ++not_shown_;
      if (named && !fits) ++too_long_;
      row(example,
          named ? (shown ? fits ? "named" : "named at length" : "named further on") + where
                : "UNNAMED" + where,
          (is_at_once ? "at once   " : "later     ") + first.sentence);
    }
    if (!caught || !named || !as_announced) problem(open.text + hidden.text);
    remember(open);
    remember(hidden);
  }

  void remember_time(const Example& example, std::chrono::duration<double> time) {
    if (time.count() <= slowest_seconds_) return;
    slowest_ = example.name();
    slowest_seconds_ = time.count();
  }

  void judge_broken(const Example& example) {
    std::vector<std::string> command{"sh", options_.build_script, options_.exercise,
                                     options_.build_folder, example.target};
    command.insert(command.end(), options_.build_command.begin(), options_.build_command.end());
    const Verdict verdict = run_command(command);
    if (verdict.exit_code == 0 && example.compiles_with_some_libraries) {
      row(example, "compiles here", "the library brings the header along");
      return;
    }
    const bool named = says_what_it_must(example, verdict);
    const bool caught = verdict.exit_code == 1;
    row(example,
        !caught ? "COMPILES"
        : named ? "named"
                : "UNNAMED",
        "by the compiler or the linker");
    if (!caught || !named) problem(verdict.text);
  }

  /// The sentences may stand in the message of any check.
  static bool says_what_it_must(const Example& example, const Verdict& verdict) {
    std::string all = verdict.text;
    for (const Checked& check : verdict.checks) all += "\n" + indented(check.message);
    return says(all, example.says);
  }

  /// The first sentence is the cause, which a student should see without looking any further.
  static bool shows_the_cause(const Example& example, const Verdict& verdict) {
    return says(verdict.text, {example.says.front()});
  }

  static bool says(const std::string& verdict, const std::vector<std::string>& sentences) {
    const std::string text = collapsed(verdict) + " " + collapsed(without_drawings(verdict));
    return std::all_of(sentences.begin(), sentences.end(), [&](const std::string& sentence) {
      return text.find(collapsed(sentence)) != std::string::npos;
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
              << std::setw(28) << result << remark << std::endl;
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
              << problems_ << " problems; of the mistakes " << not_shown_
              << " are named further on than on the first screen, and " << too_long_
              << " at more length; the first failure told names its cause for " << shown_ << " of "
              << caught_ << ", the first failed check for " << at_once_ << "\n";
    if (slowest_seconds_ > 0) {
      std::cout << "slowest verdict: " << slowest_ << ", " << std::fixed << std::setprecision(1)
                << slowest_seconds_ << " s\n";
    }
  }

  /// Of a right program nothing may be said of any run.
  inline static const std::vector<std::string> audited{"--audit"};

  Options options_;
  std::vector<std::string> checks_;
  std::set<std::string> failed_;
  bool all_hidden_failed_ = false;
  int mistakes_ = 0;
  int others_ = 0;
  int problems_ = 0;
  int not_shown_ = 0;
  int too_long_ = 0;
  int caught_ = 0;   // by a judge, not by a compiler
  int shown_ = 0;    // of those, whose cause the failure told at length names
  int at_once_ = 0;  // and whose cause the first failed check names
  std::string slowest_;
  double slowest_seconds_ = 0;
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
