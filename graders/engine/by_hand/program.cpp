#include <algorithm>
#include <attempt/subject.h>
#include <by_hand/call_report.h>
#include <by_hand/program.h>
#include <by_hand/replay_options.h>
#include <by_hand/report.h>
#include <by_hand/up_to_date.h>
#include <cstddef>
#include <cstdlib>
#include <iostream>
#include <runs/exercise.h>
#include <runs/recording_of.h>
#include <text/wrapped_text.h>

namespace kata::by_hand {
namespace {

using Calls = std::vector<subject::Call>;

/// "solve_naive", "candidates and place_forced".
std::string functions() {
  std::string text;
  for (const auto& function : judge::exercise().declared.functions) {
    text += (text.empty() ? "" : " and ") + std::string(function.name);
  }
  return text;
}

Calls calls_of(const Program& program, const std::vector<std::string>& arguments) {
  if (program.calls) return program.calls(arguments);
  Calls calls;
  for (const auto& function : judge::exercise().declared.functions) {
    calls.push_back({std::string(function.name), arguments});
  }
  return calls;
}

/// The calls of each function apart: each function has a process of its own.
std::vector<Calls> by_function(const Calls& calls) {
  std::vector<Calls> groups;
  for (const subject::Call& call : calls) {
    if (groups.empty() || groups.back().front().function != call.function) groups.emplace_back();
    groups.back().push_back(call);
  }
  return groups;
}

replay::Recording recording_of(const Rival& rival, const judge::Run& run) {
  replay::Recording recording;
  recording.exercise = judge::exercise().name;
  recording.label = rival.name;
  recording.problem = run.problem;
  recording.events = rival.events;
  return recording;
}

class Demonstration {
 public:
  Demonstration(const Program& program, const ReplayOptions& replay, const std::string& subject)
      : program_(program), replay_(replay), subject_(subject) {}

  int run(const Calls& calls) {
    const auto attempt = std::make_shared<const judge::Attempt>(subject_.attempt(calls, limits()));
    print_output(*attempt);
    int code = EXIT_SUCCESS;
    if (attempt->outcome != judge::Outcome::finished) {
      std::cout << wrapped(how_it_ended(*attempt, judge::exercise().name), 0) << "\n";
      code = attempt->outcome == judge::Outcome::could_not_start ? infrastructure_error : failure;
    }
    if (attempt->outcome == judge::Outcome::not_started) return code;
    std::vector<judge::Run> runs;
    for (std::size_t i = 0; i < calls.size(); ++i) {
      runs.push_back(judge::replay(attempt, i, judge::exercise().declared.functions));
    }
    if (program_.table && runs.size() > 1 && code == EXIT_SUCCESS) {
      std::cout << program_.table(runs) << "\n";
      return code;
    }
    for (const judge::Run& run : runs) code = std::max(code, show(run));
    return code;
  }

 private:
  int show(const judge::Run& run) {
    if (shown_++ > 0) std::cout << "\n";
    std::optional<Rival> rival;
    const bool is_first = run.function == judge::exercise().declared.functions.front().name;
    if (program_.rival && is_first && !run.events.empty()) rival = program_.rival(*run.problem);
    const int code = report(run, program_, rival ? &*rival : nullptr);
    if (!run.events.empty()) {
      const auto beside = [&] { return recording_of(*rival, run); };
      replay_.show(judge::recording_of(run, judge::exercise().name),
                   rival ? ReplayOptions::Rival(beside) : ReplayOptions::Rival());
    }
    return code;
  }

  const Program& program_;
  const ReplayOptions& replay_;
  judge::Subject subject_;
  int shown_ = 0;
};

int run_all(const Program& program, const ReplayOptions& replay, const std::string& subject_file) {
  Demonstration demonstration(program, replay, subject_file);
  int code = EXIT_SUCCESS;
  for (const Calls& calls : by_function(calls_of(program, program.input->arguments()))) {
    code = std::max(code, demonstration.run(calls));
    if (code == infrastructure_error) break;
  }
  return code;
}

}  // namespace

int run(int argc, char** argv, const std::string& subject_file) {
  const Program program = by_hand::program();
  const std::string& exercise = judge::exercise().name;
  CLI::App app("Runs your " + functions() + " and tells what it did.", exercise);
  program.input->add_to(app);
  app.footer(
      "Exit code: 0 right, 1 not right, 2 the command line or its input cannot be used, 3 the program could not be started.");
  std::string file = subject_file;
  app.add_option("--program", file, "the program to run")->group("");  // for our own tests
  const ReplayOptions replay(app, program.rival && program.can_race);
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == EXIT_SUCCESS ? EXIT_SUCCESS : usage_error;
  }
  try {
    if (file == subject_file) {
      const int code = bring_up_to_date(exercise, exercise + "_subject");
      if (code != EXIT_SUCCESS) return code;
    }
    return run_all(program, replay, file);
  } catch (const std::exception& error) {
    std::cerr << exercise << ": " << error.what() << "\n";
    return usage_error;
  }
}

}  // namespace kata::by_hand
