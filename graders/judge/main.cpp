#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <judge/check_registry.h>
#include <judge/exercise.h>
#include <judge/json_report.h>
#include <judge/launcher.h>
#include <judge/outcome.h>
#include <judge/report.h>
#include <replay/page.h>
#include <sstream>

#ifdef __linux__
#include <csignal>
#include <sys/prctl.h>
#endif

#include <CLI/CLI.hpp>
#include <gtest/gtest.h>

namespace kata::judge {
namespace {

constexpr int infrastructure_error = 3;

/// Collects what GoogleTest ran, in place of its own printer.
class Collector : public testing::EmptyTestEventListener {
 public:
  void OnTestEnd(const testing::TestInfo& test) override {
    const Declared& check = declared_check(test.test_suite_name(), test.name());
    CheckResult result{check.sentence,          check.points, check.visibility,
                       test.result()->Passed(), true,         ""};
    for (int i = 0; i < test.result()->total_part_count() && result.message.empty(); ++i) {
      const testing::TestPartResult& part = test.result()->GetTestPartResult(i);
      if (part.failed()) result.message = part.message();
    }
    results_.push_back(result);
  }

  std::vector<CheckResult> take() { return std::move(results_); }

 private:
  std::vector<CheckResult> results_;
};

bool any(Outcome outcome) {
  const auto made = attempts_made();
  return std::any_of(made.begin(), made.end(),
                     [&](const auto& attempt) { return attempt->outcome == outcome; });
}

/// A check whose message is that of a function not started is not a failure to explain.
void tell_not_started(std::vector<CheckResult>& results) {
  for (const auto& attempt : attempts_made()) {
    if (attempt->outcome != Outcome::not_started) continue;
    const std::string message = explain_outcome(*attempt);
    for (CheckResult& result : results) {
      if (result.message == message) result.started = false;
    }
  }
}

std::string printed_by_the_subject() {
  for (const auto& attempt : attempts_made()) {
    const bool is_report = attempt->outcome == Outcome::sanitizer;
    const std::string printed =
        attempt->standard_output + (is_report ? "" : attempt->standard_error);
    if (printed.find_first_not_of(" \n") != std::string::npos) {
      return "Your program printed:\n" + quoted_output(printed) + "\n";
    }
  }
  return "";
}

std::string notes(const std::vector<CheckResult>& results) {
  std::string text;
  const auto made = attempts_made();
  if (std::any_of(made.begin(), made.end(),
                  [](const auto& attempt) { return attempt->ignored_main; })) {
    text += "Note: the main() in " + exercise().source_file +
            " is not run by the checks; they call your function themselves.\n";
  }
  const bool all_passed =
      std::all_of(results.begin(), results.end(), [](const auto& result) { return result.passed; });
  if (!all_passed) return text + printed_by_the_subject();
  for (const std::string& sentence : advice()) text += sentence + "\n";
  return text;
}

/// All checks of the exercise, as if none had been run.
std::vector<CheckResult> checks_not_run() {
  std::vector<CheckResult> results;
  for (const Declared& check : declared_checks()) {
    results.push_back({check.sentence, check.points, check.visibility, false, false, ""});
  }
  return results;
}

/// Keeps what the judge knows away from other programs of the same user, and ends it with whoever
/// started it.
void guard_judge() {
#ifdef __linux__
  prctl(PR_SET_DUMPABLE, 0);
  prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
}

/// Writes the first run that failed a check as a page, and tells where it is.
std::string write_replay(const std::filesystem::path& folder) {
  if (!first_failed_run()) return "";
  std::ostringstream page;
  try {
    replay::write_page(page, {exercise().name, {*first_failed_run()}});
  } catch (const std::invalid_argument&) {
    return "";  // nothing to draw, such as a grid without a square
  }
  const std::filesystem::path file = folder / (exercise().name + ".html");
  std::filesystem::create_directories(folder);
  write_atomically(file, page.str());
  return "Watch the first search that failed in a browser: " + file.string() + "\n";
}

int run(int argc, char** argv) {
  testing::InitGoogleTest(&argc, argv);
  CLI::App app("Checks the exercise " + exercise().name + ".");
  std::string subject;
  std::string record;
  std::string json;
  std::string jail;
  std::string isolation = "strong";
  bool hidden = false;
  bool list = false;
  app.add_option("--subject", subject, "the program made of the solution to check");
  app.add_option("--jail", jail, "start the subject, linked statically, by this kata_jail")
      ->needs("--subject");
  app.add_option("--isolation", isolation, "least isolation: full, strong, reduced or weak")
      ->capture_default_str();
  app.add_option("--record", record, "folder to leave the verdict in");
  app.add_option("--json", json, "file to write the results to");
  app.add_flag("--hidden", hidden, "run the hidden checks instead of the open ones");
  app.add_flag("--list", list, "print all checks, as JSON, without running any");
  CLI11_PARSE(app, argc, argv);
  if (list) {
    std::cout << to_json(checks_not_run(), "");
    return EXIT_SUCCESS;
  }
  if (subject.empty()) return app.exit(CLI::RequiredError("--subject"));

  if (testing::GTEST_FLAG(filter) == "*") {
    testing::GTEST_FLAG(filter) = suite_name(hidden ? Visibility::hidden : Visibility::open) + ".*";
  }
  if (jail.empty()) {
    use_subject(make_serving_launcher(subject));
  } else {
    guard_judge();
    use_subject(make_jailed_launcher(subject, jail, isolation));
  }
  auto& listeners = testing::UnitTest::GetInstance()->listeners();
  delete listeners.Release(listeners.default_result_printer());
  auto* const collector = new Collector;
  listeners.Append(collector);
  const bool passed = RUN_ALL_TESTS() == 0;

  std::vector<CheckResult> results = collector->take();
  tell_not_started(results);
  std::string remarks = notes(results);
  if (!record.empty() && !hidden) remarks += write_replay(record);
  const std::string text = to_text(results, remarks);
  std::cout << text;
  if (!record.empty()) {
    const std::filesystem::path folder = record;
    std::filesystem::create_directories(folder);
    const std::string name = suite_name(hidden ? Visibility::hidden : Visibility::open);
    write_atomically(folder / (name + ".txt"), text);
    write_atomically(folder / (name + ".summary"), to_summary(results));
  }
  if (!json.empty()) write_atomically(json, to_json(results, remarks));
  if (any(Outcome::could_not_start)) return infrastructure_error;
  return passed && !results.empty() ? EXIT_SUCCESS : EXIT_FAILURE;
}

}  // namespace
}  // namespace kata::judge

int main(int argc, char** argv) {
  try {
    return kata::judge::run(argc, argv);
  } catch (const std::exception& error) {
    std::cerr << "The check itself failed, which is not the fault of the solution: " << error.what()
              << "\n";
    return 3;
  }
}
