#include <algorithm>
#include <atomic>
#include <chrono>
#include <csignal>
#include <ctime>
#include <exception>
#include <grade/build.h>
#include <grade/exercise_grading.h>
#include <grade/fingerprint.h>
#include <grade/grading_run.h>
#include <grade/progress.h>
#include <grade/scratch.h>
#include <map>
#include <memory>
#include <mutex>
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
  for (const Exercise& exercise : toolbox.exercises) {
    report.exercises.push_back(blank_report(exercise));
  }
  report.times.graded_at = now_in_utc();
  add_up(report);
  return report;
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
      read();
      const auto before = results.find(submission_.name);
      kept_ = before && before->status == ReportStatus::graded && before->inputs == report_.inputs;
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

  void conclude(const Results& results) {
    handed_in_.clear();
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
        graded ? problem_
               : "Infrastructure: " + failed->name + " could not be graded: " + failed->message;
    if (graded && problem_.empty() && nothing_) {
      report_.message =
          "Nothing was handed in: no file has the name of an exercise's. Archives within an "
          "archive are not opened.";
    }
    report_.times.graded_at = now_in_utc();
    report_.times.seconds = static_cast<double>(spent_.load()) / 1000;
    add_up(report_);
    results.write(report_);
  }

 private:
  void read() {
    std::vector<std::string> names;
    for (const Exercise& exercise : toolbox_.exercises) names.push_back(exercise.name);
    try {
      handed_in_ = handed_in(submission_, names);
    } catch (const SubmissionError& error) {
      problem_ = error.what();
    } catch (const std::exception& error) {
      our_fault_ = error.what();
    }
    nothing_ = handed_in_.empty();
    Fingerprint inputs;
    inputs.add(toolbox_.fingerprint).add(report_.isolation.level).add(problem_);
    for (const auto& [exercise, handed] : handed_in_) {
      inputs.add(exercise).add(handed.chosen.path).add(handed.chosen.content).add(handed.refusal);
      for (const std::string& note : handed.notes) inputs.add(note);
    }
    report_.inputs = inputs.text();
  }

  ExerciseReport graded(const Exercise& exercise, const ExerciseGrading& grading,
                        const fs::path& scratch) const {
    ExerciseReport report = blank_report(exercise);
    const auto found = handed_in_.find(exercise.name);
    if (!our_fault_.empty()) {
      report.message = our_fault_;
      return report;
    }
    if (!problem_.empty()) {
      report.status = ExerciseStatus::refused;
      report.message = problem_;
      return report;
    }
    if (found == handed_in_.end()) {
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
  std::map<std::string, HandedIn> handed_in_;
  std::string problem_;    ///< why nothing of it can be read
  std::string our_fault_;  ///< the same, where it is not the student's doing
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
    const auto before = results.find(submission.name);
    if (before && before->status == ReportStatus::graded) {
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
