// grade: grades submissions, one or ten thousand.
#include <algorithm>
#include <charconv>
#include <csignal>
#include <cstddef>
#include <cstdlib>
#include <filesystem>
#include <grade/archive.h>
#include <grade/class_results.h>
#include <grade/exit_code.h>
#include <grade/formats/format.h>
#include <grade/formats/gradebook.h>
#include <grade/formats/text.h>
#include <grade/grading_run.h>
#include <grade/isolation.h>
#include <grade/merge.h>
#include <grade/progress.h>
#include <grade/report_commands.h>
#include <grade/results.h>
#include <grade/run_record.h>
#include <grade/submission.h>
#include <grade/toolbox.h>
#include <grade/unpacked.h>
#include <iostream>
#include <optional>
#include <regex>
#include <set>
#include <stdexcept>
#include <string>
#include <system/file.h>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>

namespace kata::grade {
namespace {

struct Options {
  std::string submissions;
  std::string out;
  std::string only;
  std::string shard = "1/1";
  std::string data = KATA_GRADING_DATA;
  std::string weights;
  std::string secret;
  unsigned jobs = std::max(1U, std::thread::hardware_concurrency());
  std::string merged;
  std::vector<std::string> parts;
  std::size_t expected = 0;
  std::vector<std::string> formats;
  ReportOptions report;
  GradebookOptions gradebook;
};

struct UsageError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

struct Shard {
  std::size_t number = 1;
  std::size_t all = 1;
};

Shard parse_shard(const std::string& text) {
  Shard shard;
  const char* const end = text.data() + text.size();
  const auto number = std::from_chars(text.data(), end, shard.number);
  const bool has_slash = number.ptr != end && *number.ptr == '/';
  const auto all = std::from_chars(has_slash ? number.ptr + 1 : end, end, shard.all);
  const bool is_read =
      number.ec == std::errc() && has_slash && all.ec == std::errc() && all.ptr == end;
  if (!is_read || shard.number < 1 || shard.number > shard.all) {
    throw UsageError("--shard expects i/n, from 1/n to n/n, not \"" + text + "\"");
  }
  return shard;
}

std::string checked_expression(const std::string& only) try {
  const std::regex checked(only);
  return only;
} catch (const std::regex_error&) {
  throw UsageError("--only expects a regular expression, not \"" + only + "\"");
}

/// A list on standard input is asked for what it names as each is read.
void require_submissions(const Options& options) {
  const std::filesystem::path given = options.submissions;
  if (given == "-" || std::filesystem::is_directory(given)) return;
  if (!std::filesystem::exists(given)) {
    throw UsageError("there is no folder or archive " + given.string());
  }
  if (!is_archive(given)) {
    throw UsageError(
        given.string() +
        " is a file; grade takes a folder or an archive with a folder for each submission");
  }
}

/// An archive of submissions, unpacked beside the results for as long as the run takes.
std::optional<Unpacked> unpack(const Options& options) {
  const std::filesystem::path given = options.submissions;
  if (given == "-" || std::filesystem::is_directory(given)) return std::nullopt;
  return std::optional<Unpacked>(std::in_place, given,
                                 std::filesystem::path(options.out) / ".submissions");
}

/// The results must not lie among the submissions: the next run would take them for one.
bool is_folder_of_results(const Submission& submission, const std::string& out) {
  std::error_code missing;
  return std::filesystem::equivalent(submission.path, out, missing);
}

void tell_left_out(const std::vector<std::string>& names) {
  constexpr std::size_t most_named = 5;
  if (names.empty()) return;
  std::cerr << "grade: not looked at, since they are neither folders nor archives:";
  for (std::size_t i = 0; i < std::min(names.size(), most_named); ++i) {
    std::cerr << (i == 0 ? " " : ", ") << printable(names[i]);
  }
  if (names.size() > most_named) std::cerr << " and " << names.size() - most_named << " more";
  std::cerr << std::endl;
}

std::vector<Submission> list_folder(const std::filesystem::path& folder) {
  Listing listing = submissions_in(folder);
  tell_left_out(listing.left_out);
  return std::move(listing.submissions);
}

/// The submissions of a run, and those among them that this shard is to grade.
struct Shared {
  std::set<std::string> all;  ///< as written_name() has them
  std::vector<Submission> own;
};

Shared find_submissions(const Options& options, const std::string& folder) {
  const Shard shard = parse_shard(options.shard);
  auto all = folder == "-" ? submissions_from(std::cin) : list_folder(folder);
  std::erase_if(all, [&](const Submission& submission) {
    return is_folder_of_results(submission, options.out);
  });
  if (all.empty()) throw UsageError("no submission in " + options.submissions);
  Shared shared;
  for (std::size_t i = 0; i < all.size(); ++i) {
    shared.all.insert(written_name(all[i].name));
    if (i % shard.all == shard.number - 1) shared.own.push_back(all[i]);
  }
  return shared;
}

/// From now on the folder is on these submissions; a table of before would tell of others.
void note_run(const Options& options, const Toolbox& toolbox, const Shared& shared) {
  const Shard shard = parse_shard(options.shard);
  const RunRecord run{shard.all, {shard.number}, shared.all, checks_of(toolbox)};
  const bool is_listed = options.submissions == "-";
  write_run_record(options.out, continued(read_run_record(options.out), run, is_listed));
  std::filesystem::remove(std::filesystem::path(options.out) / "grades.csv");
}

/// Leaves the table of all, and says who is to be looked at.
std::vector<ClassResult> conclude(const std::string& results) {
  auto all = read_class(results);
  replace_file(std::filesystem::path(results) / "grades.csv", grades_csv(grades_of(all)));
  return all;
}

int report(const Tally& tally, const std::string& out) {
  const auto results = conclude(out);
  std::cout << tally.graded << " graded, " << tally.kept << " graded before, " << tally.not_graded
            << " not graded: " << out << "\n"
            << look_at_these(results);
  if (!tally.alike.empty()) {
    std::cout << "Alike, which is a notice and changes nobody's points:\n";
    for (const std::string& notice : tally.alike) std::cout << "  " << one_line(notice) << "\n";
  }
  std::cout << std::flush;
  if (tally.not_graded == 0) return exit_code::graded;
  if (grading_was_stopped()) {
    std::cerr
        << "grade: stopped before the end. Run the same command again, and it goes on there.\n";
    return exit_code::infrastructure_error;
  }
  std::cerr
      << "grade: what is not graded failed on our side, which is nobody's zero. Each report says why. Run the same command again.\n";
  return exit_code::infrastructure_error;
}

/// The first Ctrl-C lets what is at hand be finished, a second one ends the program at once.
void stop_at_signals() {
  struct sigaction action = {};
  action.sa_handler = [](int) { stop_grading(); };
  action.sa_flags = static_cast<int>(SA_RESETHAND | SA_RESTART);
  sigaction(SIGINT, &action, nullptr);
  sigaction(SIGTERM, &action, nullptr);
  sigaction(SIGHUP, &action, nullptr);  // a terminal that is closed, a connection that is lost
  std::signal(SIGXFSZ, SIG_IGN);        // a full quota is told as an error, not by a signal
}

/// A submission has one report: a run on fewer exercises would throw away what others have earned.
void keep_other_exercises(const Results& results, const Toolbox& toolbox) {
  const auto earlier = results.any();
  if (!earlier) return;
  std::string lost;
  for (const ExerciseReport& exercise : earlier->exercises) {
    const bool is_graded_again =
        std::any_of(toolbox.exercises.begin(), toolbox.exercises.end(),
                    [&](const Exercise& other) { return other.name == exercise.name; });
    if (!is_graded_again) lost += (lost.empty() ? "" : ", ") + exercise.name;
  }
  if (lost.empty()) return;
  throw UsageError("the results that are there are on other exercises, too, and would be lost: " +
                   lost + ". Give this run an --out of its own, or the same --only");
}

int run_grading(const Options& options) {
  stop_at_signals();
  const std::string required = required_isolation();
  parse_shard(options.shard);
  require_submissions(options);
  if (!options.weights.empty() && !std::filesystem::is_regular_file(options.weights)) {
    throw UsageError("--weights: there is no file " + options.weights);
  }
  if (!options.secret.empty() && !std::filesystem::is_regular_file(options.secret)) {
    throw UsageError("--secret: there is no file " + options.secret);
  }
  const Toolbox toolbox =
      open_toolbox(options.data, options.weights, checked_expression(options.only), options.secret);
  if (toolbox.secret.filename() == "known_secret") {
    std::cerr
        << "grade: this course has no secret yet, so that its inputs are known to everybody. sh graders/engine/grade/setup.sh makes one.\n";
  }
  if (toolbox.exercises.empty()) throw UsageError("no exercise's name matches " + options.only);
  const Isolation isolation = probe(toolbox.jail);
  std::cout << isolation.summary << std::endl;
  std::vector<const Format*> formats = feedback_formats();
  for (const Format* const format : formats_named(options.formats)) formats.push_back(format);
  if (std::filesystem::exists(options.out) && !std::filesystem::is_directory(options.out)) {
    throw UsageError("--out names a file, " + options.out + "; it takes a folder");
  }
  const Results results(options.out, formats);
  keep_other_exercises(results, toolbox);
  const auto unpacked = unpack(options);
  const Shared submissions =
      find_submissions(options, unpacked ? unpacked->submissions().string() : options.submissions);
  note_run(options, toolbox, submissions);
  const std::string reason = why_not_graded(isolation, required);
  if (!reason.empty()) {
    std::cerr << "grade: " << reason << "\n";
    return report(refuse_all(toolbox, submissions.own, results, isolation, reason), options.out);
  }
  if (!isolation.report.reason.empty()) std::cerr << "grade: " << isolation.report.reason << "\n";
  return report(grade_all(toolbox, submissions.own, results, isolation, required, options.jobs),
                options.out);
}

int run_merge(const Options& options) {
  const Merged merged =
      merge(options.merged, {options.parts.begin(), options.parts.end()}, options.expected);
  const auto results = conclude(options.merged);
  std::cout << merged.all << " submissions in " << options.merged << "\n"
            << look_at_these(results) << std::flush;
  for (const std::string& problem : merged.problems) {
    std::cerr << "grade: " << one_line(problem) << "\n";
  }
  return merged.problems.empty() && is_whole(results) ? exit_code::graded
                                                      : exit_code::infrastructure_error;
}

CLI::App* add_merging(CLI::App& app, Options& options) {
  CLI::App* const merging = app.add_subcommand("merge", "Joins the results of several shards.");
  merging->add_option("OUT", options.merged, "folder of the joint results")->required();
  merging->add_option("PART", options.parts, "folders of results")->required();
  merging->add_option("--expect", options.expected, "how many shards there must be");
  return merging;
}

CLI::App* add_report(CLI::App& app, ReportOptions& options) {
  CLI::App* const converting = app.add_subcommand(
      "report", "Leaves finished reports in another format, each beside its report.json.");
  converting->add_option("RESULTS", options.results, "all results, or the folder of one submission")
      ->required();
  std::string names;
  for (const Format& format : formats()) names += " " + std::string(format.name);
  converting->add_option("--format", options.formats, "one of" + names)
      ->required()
      ->allow_extra_args(false);
  converting->add_option("--to", options.to,
                         "of one submission: the file (otherwise standard output)");
  return converting;
}

CLI::App* add_gradebook(CLI::App& app, GradebookOptions& options) {
  CLI::App* const booking = app.add_subcommand(
      "gradebook", "Makes the file that a platform's gradebook imports. Who is not in it is told.");
  booking->add_option("RESULTS", options.results, "folder of the results")->required();
  booking->add_option("--format", options.format, "canvas or moodle")
      ->required()
      ->check(CLI::IsMember({"canvas", "moodle"}));
  booking
      ->add_option("--students", options.students,
                   "the students as the platform exports them (CSV)")
      ->required();
  booking->add_option("--assignment", options.assignment,
                      "Canvas: head of the assignment's column, with its number in brackets");
  booking
      ->add_option("--scale", options.scale,
                   "how many points are the most; otherwise as in the reports")
      ->check(CLI::Range(1, 100'000));
  booking->add_option("--to", options.to, "the file (otherwise standard output)");
  return booking;
}

void add_grading(CLI::App& app, Options& options) {
  app.add_option(
      "SUBMISSIONS", options.submissions,
      "the folder or archive; or - for a list of paths on standard input, one a line or\n"
      "a zero byte behind each");
  app.add_option("--out", options.out, "folder of the results; a run that was ended goes on there");
  app.add_option("--only", options.only,
                 "grade only the exercises whose name this regular expression finds");
  app.add_option("--jobs", options.jobs, "how many exercises to grade at a time")
      ->check(CLI::Range(1, 1024))
      ->capture_default_str();
  app.add_option("--shard", options.shard,
                 "grade only the i-th of n parts of the submissions: i/n");
  app.add_option("--weights", options.weights,
                 "a file of your own in place of graders/engine/grade/weights.json");
  app.add_option("--secret", options.secret,
                 "a file of your own in place of course_secret, which setup.sh makes: checks take\n"
                 "inputs that differ with it");
  app.add_option("--format", options.formats,
                 "leave each report in this format, too; see report --help")
      ->allow_extra_args(false);
  app.add_option("--data", options.data, "what the build wrote down for grading")
      ->capture_default_str();
  app.footer(
      "KATA_REQUIRE_ISOLATION=full|strong|reduced|weak: below that nothing is graded (default: strong).\n"
      "Exit code: 0 graded, 2 the command line is wrong, 3 something could not be graded: the\n"
      "infrastructure failed, and no report says zero for it.");
}

int main(int argc, char** argv) {
  Options options;
  CLI::App app(
      "Grades submissions: a folder or archive with a folder or archive (.zip, .tar.gz) for each. Leaves RESULTS/<submission>/report.json.",
      "grade");
  add_grading(app, options);
  CLI::App* const merging = add_merging(app, options);
  CLI::App* const converting = add_report(app, options.report);
  CLI::App* const booking = add_gradebook(app, options.gradebook);
  try {
    app.parse(argc, argv);
    if (merging->parsed()) return run_merge(options);
    if (converting->parsed()) return run_report(options.report);
    if (booking->parsed()) return run_gradebook(options.gradebook);
    if (options.submissions.empty()) throw CLI::RequiredError("SUBMISSIONS");
    if (options.out.empty()) throw CLI::RequiredError("--out");
    return run_grading(options);
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == EXIT_SUCCESS ? EXIT_SUCCESS : exit_code::usage_error;
  } catch (const UsageError& error) {
    std::cerr << "grade: " << error.what() << "\n";
    return exit_code::usage_error;
  } catch (const std::invalid_argument& error) {
    std::cerr << "grade: " << error.what() << "\n";
    return exit_code::usage_error;
  } catch (const std::exception& error) {
    std::cerr << "grade: " << error.what() << "\n";
    return exit_code::infrastructure_error;
  }
}

}  // namespace
}  // namespace kata::grade

int main(int argc, char** argv) {
  return kata::grade::main(argc, argv);
}
