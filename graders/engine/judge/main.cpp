#include <algorithm>
#include <attempt/launcher.h>
#include <attempt/outcome.h>
#include <cstddef>
#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <judge/explanation.h>
#include <judge/json_report.h>
#include <judge/options.h>
#include <judge/report.h>
#include <judge/session.h>
#include <memory>
#include <optional>
#include <page/exercise_page.h>
#include <replay/page.h>
#include <runs/exercise.h>
#include <sstream>
#include <stdexcept>
#include <string>
#include <system/file.h>
#include <text/visible_text.h>
#include <text/wrapped_text.h>
#include <unistd.h>
#include <utility>
#include <vector>

#ifdef __linux__
#include <csignal>
#include <sys/prctl.h>
#endif

#include <gtest/gtest.h>

namespace kata::judge {
namespace {

constexpr int infrastructure_error = 3;

/// A message for a page, which draws for itself: the paragraphs and lines that are no drawing.
std::string without_drawings(const std::string& message) {
  std::istringstream lines(message);
  std::string text;
  bool is_drawn = false;
  for (std::string line; std::getline(lines, line);) {
    if (line.empty()) is_drawn = false;
    is_drawn =
        is_drawn || line.starts_with("  ") || line.starts_with(" (") || line.starts_with(" [");
    if (!is_drawn) text += line + "\n";
  }
  return text.substr(0, text.find_last_not_of('\n') + 1);
}

/// Collects what GoogleTest ran, in place of its own printer.
class Collector : public testing::EmptyTestEventListener {
 public:
  void OnTestEnd(const testing::TestInfo& test) override {
    const Declared& check = session().declared(test.test_suite_name(), test.name());
    CheckResult result{check.sentence,          check.points, check.visibility,
                       test.result()->Passed(), true,         ""};
    std::optional<Failure> failure = session().take_failure();
    if (failure) {
      result.started = failure->run.attempt->outcome != Outcome::not_started;
    } else if (!result.passed) {
      result.message = test.result()->GetTestPartResult(0).summary();
    }
    results_.push_back(std::move(result));
    failures_.push_back(std::move(failure));
    shown_.push_back(session().evidence().take());
  }

  /// The results with all that is to be said of each.
  std::vector<CheckResult> explained() const {
    std::vector<CheckResult> results = results_;
    for (std::size_t i = 0; i < results.size(); ++i) {
      if (failures_[i]) results[i].message = message_of(*failures_[i]);
      if (!results[i].passed) continue;
      results[i].message = session().evidence().what_is_missing(shown_[i]);
      results[i].passed = results[i].message.empty();
      results[i].message = visible(results[i].message);
    }
    return results;
  }

  /// The first failed run that can be watched, with what its check says of it.
  std::optional<replay::Recording> recording(const std::vector<CheckResult>& explained) const {
    for (std::size_t i = 0; i < failures_.size(); ++i) {
      auto recording = failures_[i] ? recording_of(*failures_[i]) : std::nullopt;
      if (!recording) continue;
      recording->check = explained[i].sentence;
      recording->message = without_drawings(explained[i].message);
      return recording;
    }
    return std::nullopt;
  }

  /// The first attempt that failed a check; nothing if none did.
  std::shared_ptr<const Attempt> first_failed_attempt() const {
    const auto failure = std::find_if(failures_.begin(), failures_.end(),
                                      [](const auto& own) { return own.has_value(); });
    return failure == failures_.end() ? nullptr : (*failure)->run.attempt;
  }

 private:
  std::vector<CheckResult> results_;
  std::vector<std::optional<Failure>> failures_;
  std::vector<std::vector<Evidence::Shown>> shown_;
};

bool any(Outcome outcome) {
  const auto made = session().attempts().made();
  return std::any_of(made.begin(), made.end(),
                     [&](const auto& attempt) { return attempt->outcome == outcome; });
}

/// The prints of the first attempt that failed, or else of the first that printed.
std::string printed_by_the_subject(const std::shared_ptr<const Attempt>& failed) {
  std::string printed = failed ? quoted_output(*failed) : "";
  for (const auto& attempt : session().attempts().made()) {
    if (printed.empty()) printed = quoted_output(*attempt);
  }
  return printed;
}

std::string sentences(const std::vector<std::string>& list) {
  std::string text;
  for (const std::string& sentence : list) text += sentence + "\n";
  return text;
}

Remarks remarks_on(const std::vector<CheckResult>& results, const Options& options,
                   const std::shared_ptr<const Attempt>& failed) {
  Remarks remarks;
  const auto made = session().attempts().made();
  if (std::any_of(made.begin(), made.end(),
                  [](const auto& attempt) { return attempt->ignored_main; })) {
    remarks.note = "Note: the main() in " + source_file_of(exercise().name) +
                   " is not run by the checks; they call your function themselves.\n";
  }
  const bool all_passed =
      std::all_of(results.begin(), results.end(), [](const auto& result) { return result.passed; });
  if (!all_passed) {
    remarks.printed = printed_by_the_subject(failed);
    remarks.hints = "exercises/" + exercise().name + "/README.md";
    return remarks;
  }
  remarks.advice = sentences(session().advice());
  if (options.hidden) return remarks;
  remarks.achieved = sentences(session().achievements());
  remarks.afterwards =
      page::first_paragraph(read_file_if_any(options.page).value_or(""), "Afterwards");
  if (!options.next.empty()) remarks.next = "exercises/" + options.next + "/README.md";
  return remarks;
}

std::string read_secret(const std::string& file) {
  std::string secret = read_file_if_any(file).value_or("");
  if (secret.empty()) throw UsageError("The course's secret cannot be read from " + file);
  return secret;
}

/// All checks of the exercise, as if none had been run.
std::vector<CheckResult> checks_not_run() {
  std::vector<CheckResult> results;
  for (const Declared& check : session().declared()) {
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

/// Whether an attempt that is not over yet has made a step that no right search makes.
bool goes_wrong(const std::shared_ptr<const Attempt>& attempt) {
  const Declaration& declared = exercise().declared;
  if (!declared.first_wrong_step) return false;
  for (std::size_t call = 0; call < attempt->calls.size(); ++call) {
    const Run run = replay(attempt, call, declared.functions);
    if (run.fault.empty() && declared.first_wrong_step(run)) return true;
  }
  return false;
}

/// Writes a run as a page. The page's file, or nothing where there is nothing to show.
std::string write_replay(const std::optional<replay::Recording>& recording,
                         const std::filesystem::path& folder) {
  if (!recording) return "";
  std::ostringstream page;
  try {
    replay::write_page(page, {exercise().name, {*recording}});
  } catch (const std::invalid_argument&) {
    return "";  // nothing to draw, such as a grid without a square
  }
  const std::filesystem::path file = folder / (exercise().name + ".html");
  std::filesystem::create_directories(folder);
  replace_file(file, page.str());
  return file.string();
}

/// Leaves the verdict in the folder for all of them, and in the one for those of this run of ctest,
/// our parent, where it made one.
void record_verdict(const std::filesystem::path& folder, const std::string& name,
                    const std::string& text, const std::vector<CheckResult>& results) {
  std::filesystem::create_directories(folder);
  const auto of_this_run = folder / ("run-" + std::to_string(getppid()));
  replace_file(folder / (name + ".txt"), text);
  replace_file(folder / (name + ".summary"), to_summary(results));
  if (std::filesystem::is_directory(of_this_run)) {
    replace_file(of_this_run / (name + ".txt"), text);
  }
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
  if (!options->secret.empty()) session().grade(read_secret(options->secret), options->hidden);
  if (options->jail.empty()) {
    session().use(make_serving_launcher(options->subject), options->patience, goes_wrong);
  } else {
    guard_judge();
    session().use(make_jailed_launcher(options->subject, options->jail, options->isolation),
                  options->patience, goes_wrong);
  }
  auto& listeners = testing::UnitTest::GetInstance()->listeners();
  delete listeners.Release(listeners.default_result_printer());
  auto* const collector = new Collector;
  listeners.Append(collector);
  const bool passed = RUN_ALL_TESTS() == 0;

  const std::vector<CheckResult> results = collector->explained();
  Remarks remarks = remarks_on(results, *options, collector->first_failed_attempt());
  if (!options->record.empty() && !options->hidden) {
    remarks.replay = write_replay(collector->recording(results), options->record);
  }
  std::cout << to_text(results, remarks, {wants_colours(), options->lines});
  if (!options->record.empty()) {
    record_verdict(options->record,
                   suite_name(options->hidden ? Visibility::hidden : Visibility::open),
                   to_text(results, remarks, {}), results);
  }
  if (!options->json.empty()) replace_file(options->json, to_json(results, to_sentences(remarks)));
  if (any(Outcome::could_not_start)) return infrastructure_error;
  const std::string said = options->audit ? audit() : "";
  std::cout << wrapped(said, 0);
  return passed && said.empty() && !results.empty() ? EXIT_SUCCESS : EXIT_FAILURE;
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
