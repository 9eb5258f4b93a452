#include <algorithm>
#include <atomic>
#include <chrono>
#include <csignal>
#include <cstdint>
#include <ctime>
#include <exception>
#include <filesystem>
#include <grade/alike.h>
#include <grade/build.h>
#include <grade/exercise_grading.h>
#include <grade/fingerprint.h>
#include <grade/grading_run.h>
#include <grade/progress.h>
#include <grade/scratch.h>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <system/file.h>
#include <thread>

namespace kata::grade {
namespace {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;

volatile std::sig_atomic_t stop_wanted = 0;

std::string now_in_utc() {
  const std::time_t now = std::time(nullptr);
  std::tm parts = {};
  gmtime_r(&now, &parts);
  char text[32];
  std::strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%SZ", &parts);
  return text;
}

Report blank(const Toolbox& toolbox, const Submission& submission, const Isolation& isolation,
             const std::string& why) {
  Report report;
  report.submission = submission.name;
  report.message = why;
  report.isolation = isolation.report;
  if (!submission.note.empty()) report.notes.push_back(submission.note);
  for (const Exercise& exercise : toolbox.exercises) {
    report.exercises.push_back(blank_report(exercise));
  }
  report.times.graded_at = now_in_utc();
  add_up(report);
  return report;
}

/// What a submission holds.
struct Contents {
  std::map<std::string, HandedIn> handed_in;
  std::string problem;    ///< why nothing of it can be read
  std::string our_fault;  ///< the same, where it is not the student's doing
};

Contents contents_of(const Toolbox& toolbox, const Submission& submission) {
  std::vector<std::string> names;
  for (const Exercise& exercise : toolbox.exercises) names.push_back(exercise.name);
  Contents contents;
  try {
    contents.handed_in = handed_in(submission, names);
  } catch (const SubmissionError& error) {
    contents.problem = error.what();
  } catch (const std::exception& error) {
    contents.our_fault = error.what();
  }
  return contents;
}

/// Names what is graded, and with what, at a level of isolation.
std::string inputs_of(const Toolbox& toolbox, const Submission& submission,
                      const Contents& contents, const std::string& level) {
  Fingerprint inputs;
  inputs.add(toolbox.fingerprint).add(level).add(contents.problem).add(submission.note);
  for (const auto& [exercise, handed] : contents.handed_in) {
    inputs.add(exercise).add(handed.chosen.path).add(handed.chosen.content).add(handed.refusal);
    for (const std::string& note : handed.notes) inputs.add(note);
  }
  return inputs.text();
}

/// Gives the checks of a report what they are worth today: points are no part of what was graded.
void weigh(Report& report, const Toolbox& toolbox) {
  for (ExerciseReport& graded : report.exercises) {
    for (const Exercise& exercise : toolbox.exercises) {
      if (exercise.name != graded.name) continue;
      for (CheckReport& check : graded.checks) {
        const auto same = std::find_if(
            exercise.checks.begin(), exercise.checks.end(), [&](const CheckReport& other) {
              return other.sentence == check.sentence && other.hidden == check.hidden;
            });
        if (same != exercise.checks.end()) check.points = same->points;
      }
    }
  }
  add_up(report);
}

/// The report of an earlier run, where it is on the same inputs, with the points of today.
std::optional<Report> report_of_before(const Results& results, const Toolbox& toolbox,
                                       const std::string& submission, const std::string& inputs) {
  auto before = results.find(submission);
  if (!before || before->status != ReportStatus::graded || before->inputs != inputs) {
    return std::nullopt;
  }
  const Report as_it_was = *before;
  weigh(*before, toolbox);
  if (*before != as_it_was) results.write(*before);
  return before;
}

/// One submission on its way to a report. Its exercises are graded by whichever worker is free.
class Work {
 public:
  Work(const Toolbox& toolbox, const Submission& submission, const Isolation& isolation)
      : toolbox_(toolbox),
        submission_(submission),
        isolation_(isolation),
        open_exercises_(toolbox.exercises.size()) {}

  /// Reads the submission and leaves a first report; the first worker does it, the others wait.
  void prepare(const Results& results) {
    std::call_once(prepared_, [&] {
      report_ = blank(toolbox_, submission_, isolation_, "Infrastructure: not graded yet.");
      contents_ = contents_of(toolbox_, submission_);
      nothing_ = contents_.handed_in.empty();
      report_.inputs = inputs_of(toolbox_, submission_, contents_, report_.isolation.level);
      const auto before = report_of_before(results, toolbox_, submission_.name, report_.inputs);
      kept_ = before.has_value();
      if (kept_) {
        report_ = *before;
      } else {
        results.write(report_);
      }
    });
  }

  bool kept() const { return kept_; }
  const Report& report() const { return report_; }

  void grade(std::size_t exercise, const ExerciseGrading& grading, const fs::path& scratch) {
    const auto began = Clock::now();
    report_.exercises[exercise] = graded(toolbox_.exercises[exercise], grading, scratch);
    spent_ += std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - began).count();
  }

  /// True for the worker that did the last exercise.
  bool exercise_done() { return --open_exercises_ == 0; }

  void add_texts_to(AlikeTexts& alike) const {
    for (const auto& [exercise, handed] : contents_.handed_in) {
      if (handed.refusal.empty()) alike.add(submission_.name, exercise, handed.chosen.content);
    }
  }

  void conclude(const Results& results) {
    contents_.handed_in.clear();
    if (kept_) {
      results.write_formats(report_);  // this run may be asked for others than the last
      return;
    }
    const auto failed = std::find_if(
        report_.exercises.begin(), report_.exercises.end(),
        [](const auto& exercise) { return exercise.status == ExerciseStatus::infrastructure; });
    const bool graded = failed == report_.exercises.end();
    report_.status = graded ? ReportStatus::graded : ReportStatus::infrastructure;
    report_.message =
        graded ? contents_.problem
               : "Infrastructure: " + failed->name + " could not be graded: " + failed->message;
    if (graded && contents_.problem.empty() && nothing_) {
      report_.message =
          "Nothing was handed in: no file has the name of an exercise's. Archives within an archive are not opened.";
    }
    report_.times.graded_at = now_in_utc();
    report_.times.seconds = static_cast<double>(spent_.load()) / 1000;
    add_up(report_);
    results.write(report_);
  }

 private:
  ExerciseReport graded(const Exercise& exercise, const ExerciseGrading& grading,
                        const fs::path& scratch) const {
    ExerciseReport report = blank_report(exercise);
    const auto found = contents_.handed_in.find(exercise.name);
    if (!contents_.our_fault.empty()) {
      report.message = contents_.our_fault;
      return report;
    }
    if (!contents_.problem.empty()) {
      report.status = ExerciseStatus::refused;
      report.message = contents_.problem;
      return report;
    }
    if (found == contents_.handed_in.end()) {
      report.status = ExerciseStatus::not_submitted;
      report.message = "There is no file " + exercise.name + ".cpp.";
      return report;
    }
    const fs::path job = scratch / "job";
    try {
      fs::create_directory(job);
      report = grading.grade(exercise, found->second, job);
    } catch (const std::exception& error) {
      report.status = ExerciseStatus::infrastructure;
      report.message = error.what();
    }
    fs::remove_all(job);
    return report;
  }

  const Toolbox& toolbox_;
  const Submission& submission_;
  const Isolation& isolation_;
  Report report_;
  std::once_flag prepared_;
  Contents contents_;
  bool nothing_ = false;
  bool kept_ = false;
  std::atomic<std::size_t> open_exercises_;
  std::atomic<std::int64_t> spent_{0};
};

/// The workers of a run: each takes the next exercise of the next submission.
class Workshop {
 public:
  Workshop(const Toolbox& toolbox, const std::vector<Submission>& submissions,
           const Results& results, const Isolation& isolation, const std::string& required)
      : toolbox_(toolbox),
        results_(results),
        builder_(toolbox, scratch_.path() / "toolbox", required, isolation.report.level),
        grading_(toolbox, builder_, required),
        progress_(submissions.size()) {
    results.note_scratch(scratch_.path());
    for (const Submission& submission : submissions) {
      works_.push_back(std::make_unique<Work>(toolbox, submission, isolation));
    }
  }

  Tally run(unsigned jobs) {
    std::vector<std::thread> workers;
    for (unsigned i = 0; i < jobs; ++i) workers.emplace_back([this, i] { work(i); });
    for (std::thread& worker : workers) worker.join();
    progress_.end();
    if (failure_) std::rethrow_exception(failure_);
    tally_.not_graded = works_.size() - tally_.graded - tally_.kept;
    add_project_to(alike_);
    tally_.alike = alike_.notices();
    return tally_;
  }

 private:
  void work(unsigned number) try {
    const fs::path own = scratch_.path() / ("worker-" + std::to_string(number));
    fs::create_directory(own);
    const std::size_t exercises = toolbox_.exercises.size();
    while (!stopped_ && stop_wanted == 0) {
      const std::size_t task = next_++;
      if (task >= works_.size() * exercises) return;
      Work& work = *works_[task / exercises];
      work.prepare(results_);
      if (!work.kept()) work.grade(task % exercises, grading_, own);
      if (work.exercise_done()) conclude(task / exercises);
    }
  } catch (...) {
    const std::scoped_lock lock(mutex_);
    stopped_ = true;
    failure_ = std::current_exception();
  }

  void conclude(std::size_t index) {
    Work& work = *works_[index];
    {
      const std::scoped_lock lock(mutex_);
      work.add_texts_to(alike_);
    }
    work.conclude(results_);
    progress_.finished(work.report(), work.kept());
    {
      const std::scoped_lock lock(mutex_);
      if (work.report().status == ReportStatus::graded) {
        ++(work.kept() ? tally_.kept : tally_.graded);
      }
    }
    works_[index].reset();
  }

  /// Who has a file of the project in theirs has seen the grader's own copy.
  void add_project_to(AlikeTexts& alike) const {
    for (const Exercise& exercise : toolbox_.exercises) {
      const fs::path stub = "exercises/" + exercise.name + "/" + exercise.name + ".cpp";
      if (fs::exists(toolbox_.project / stub)) alike.add_common(read_file(toolbox_.project / stub));
    }
    for (const char* const folder : {"reference", "solutions"}) {
      if (!fs::is_directory(toolbox_.project / folder)) continue;
      for (const auto& entry : fs::recursive_directory_iterator(toolbox_.project / folder)) {
        const fs::path& path = entry.path();
        if (path.extension() != ".cpp" && path.extension() != ".h") continue;
        alike.add_project_file(path.lexically_relative(toolbox_.project).string(), read_file(path));
      }
    }
  }

  const Toolbox& toolbox_;
  const Results& results_;
  Scratch scratch_;
  Builder builder_;
  ExerciseGrading grading_;
  Progress progress_;
  std::vector<std::unique_ptr<Work>> works_;
  std::atomic<std::size_t> next_{0};
  std::atomic<bool> stopped_{false};
  std::mutex mutex_;
  std::exception_ptr failure_;
  AlikeTexts alike_;
  Tally tally_;
};

}  // namespace

Tally grade_all(const Toolbox& toolbox, const std::vector<Submission>& submissions,
                const Results& results, const Isolation& isolation, const std::string& required,
                unsigned jobs) {
  return Workshop(toolbox, submissions, results, isolation, required).run(jobs);
}

void stop_grading() noexcept {
  stop_wanted = 1;
}

bool grading_was_stopped() noexcept {
  return stop_wanted != 0;
}

Tally refuse_all(const Toolbox& toolbox, const std::vector<Submission>& submissions,
                 const Results& results, const Isolation& isolation, const std::string& reason) {
  Tally tally;
  for (const Submission& submission : submissions) {
    const auto earlier = results.find(submission.name);
    const std::string level = earlier ? earlier->isolation.level : "";
    const Contents contents = contents_of(toolbox, submission);
    const auto before = report_of_before(results, toolbox, submission.name,
                                         inputs_of(toolbox, submission, contents, level));
    if (before) {
      results.write_formats(*before);
      ++tally.kept;
      continue;
    }
    results.write(blank(toolbox, submission, isolation, "Infrastructure: " + reason));
    ++tally.not_graded;
  }
  return tally;
}

}  // namespace kata::grade
