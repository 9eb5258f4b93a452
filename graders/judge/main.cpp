#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <judge/attempt/launcher.h>
#include <judge/attempt/outcome.h>
#include <judge/check_registry.h>
#include <judge/exercise.h>
#include <judge/json_report.h>
#include <judge/options.h>
#include <judge/report.h>
#include <judge/visible_text.h>
#include <replay/page.h>
#include <sstream>

#ifdef __linux__
#include <csignal>
#include <sys/prctl.h>
#endif

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
      if (part.failed()) result.message = visible(part.message());
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

/// The prints of the first attempt that failed, or else of the first that printed.
std::string printed_by_the_subject() {
  std::string printed = first_failed_attempt() ? quoted_output(*first_failed_attempt()) : "";
  for (const auto& attempt : attempts_made()) {
    if (printed.empty()) printed = quoted_output(*attempt);
  }
  return printed;
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
  const std::optional<Options> options = read_options(argc, argv);
  if (!options) return EXIT_SUCCESS;
  if (options->list) {
    std::cout << to_json(checks_not_run(), "");
    return EXIT_SUCCESS;
  }
  if (testing::GTEST_FLAG(filter) == "*") {
    testing::GTEST_FLAG(filter) =
        suite_name(options->hidden ? Visibility::hidden : Visibility::open) + ".*";
  }
  if (options->jail.empty()) {
    use_subject(make_serving_launcher(options->subject), options->patience);
  } else {
    guard_judge();
    use_subject(make_jailed_launcher(options->subject, options->jail, options->isolation),
                options->patience);
  }
  auto& listeners = testing::UnitTest::GetInstance()->listeners();
  delete listeners.Release(listeners.default_result_printer());
  auto* const collector = new Collector;
  listeners.Append(collector);
  const bool passed = RUN_ALL_TESTS() == 0;

  std::vector<CheckResult> results = collector->take();
  tell_not_started(results);
  std::string remarks = notes(results);
  if (!options->record.empty() && !options->hidden) remarks += write_replay(options->record);
  const std::string text = to_text(results, remarks);
  std::cout << text;
  if (!options->record.empty()) {
    const std::filesystem::path folder = options->record;
    std::filesystem::create_directories(folder);
    const std::string name = suite_name(options->hidden ? Visibility::hidden : Visibility::open);
    write_atomically(folder / (name + ".txt"), text);
    write_atomically(folder / (name + ".summary"), to_summary(results));
  }
  if (!options->json.empty()) write_atomically(options->json, to_json(results, remarks));
  if (any(Outcome::could_not_start)) return infrastructure_error;
  return passed && !results.empty() ? EXIT_SUCCESS : EXIT_FAILURE;
}

}  // namespace
}  // namespace kata::judge

int main(int argc, char** argv) {
  try {
    return kata::judge::run(argc, argv);
  } catch (const kata::judge::UsageError& error) {
    std::cerr << error.what() << "\n";
  } catch (const std::exception& error) {
    std::cerr << "The check itself failed, which is not the fault of the solution: " << error.what()
              << "\n";
  }
  return kata::judge::infrastructure_error;
}
