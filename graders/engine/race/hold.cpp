#include <algorithm>
#include <array>
#include <attempt/outcome.h>
#include <attempt/subject.h>
#include <by_hand/page_file.h>
#include <by_hand/report.h>
#include <by_hand/up_to_date.h>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <iomanip>
#include <iostream>
#include <memory>
#include <optional>
#include <race/hold.h>
#include <runs/recording_of.h>
#include <stdexcept>
#include <text/number_words.h>
#include <text/wrapped_text.h>
#include <utility>

namespace kata::race {
namespace {

const std::filesystem::path students = KATA_SUBJECTS;
const std::filesystem::path solutions = KATA_SOLUTION_SUBJECTS;

/// One side at its end.
struct Lane {
  const Side* side;
  std::string whose = "nobody's";      ///< "yours", "the solution's"
  std::string remarks = {};            ///< what there is to say about it, in sentences; or nothing
  std::optional<judge::Run> run = {};  ///< nothing where nobody could be started

  bool ended() const { return run && run->returned; }
};

judge::Limits limits() {
  judge::Limits limits = by_hand::limits();
  limits.processor_time = std::chrono::seconds(10);
  limits.most_earned = {};
  limits.wall_time = std::chrono::seconds(20);
  return limits;
}

std::string how_to_build(const std::string& target) {
  return "cmake --build build --target " + target;
}

/// How a run ended that did not finish. To run out of room or time is no mistake in a race.
std::string how_it_ended(const judge::Attempt& attempt, const std::string& exercise) {
  if (attempt.outcome == judge::Outcome::time_limit && !attempt.idle) {
    return "It was stopped: it was still running after " +
           counted(attempt.limits.processor_time / std::chrono::seconds(1), "second") + ".";
  }
  return by_hand::how_it_ended(attempt, exercise);
}

/// Runs a program of one side. Whether it was started.
bool run(Lane& lane, const std::filesystem::path& folder, const std::vector<std::string>& arguments,
         const std::string& whose) {
  const std::filesystem::path program = folder / lane.side->exercise;
  if (!exists(program)) return false;
  const std::array calls{subject::Call{std::string(lane.side->function.name), arguments}};
  const auto attempt =
      std::make_shared<const judge::Attempt>(judge::Subject(program).attempt(calls, limits()));
  if (attempt->outcome == judge::Outcome::not_started) return false;
  lane.whose = whose;
  lane.run = judge::replay(attempt, 0, std::array{lane.side->function});
  if (attempt->outcome != judge::Outcome::finished) {
    lane.remarks += how_it_ended(*attempt, lane.side->exercise);
  }
  return true;
}

Lane start(const Side& side, const std::vector<std::string>& arguments) {
  Lane lane{&side};
  if (run(lane, students, arguments, "yours")) return lane;
  const std::string& exercise = side.exercise;
  lane.remarks = "Your " + exercise + " is not started. ";
  lane.remarks += exists(solutions / exercise) ? "The solution ran in its place. "
                  : KATA_HAS_SOLUTIONS
                      ? "The solution could run in its place: " + how_to_build("race") + "."
                      : "Nobody can run in its place: this tree holds no solutions.";
  run(lane, solutions, arguments, "the solution's");
  return lane;
}

void print_row(const std::string& name, const std::string& left, const std::string& right) {
  constexpr int wide = 24;
  std::cout << std::left << std::setw(14) << name << std::right << std::setw(wide) << left
            << std::setw(wide) << right << "\n";
}

void print_counts(const Lane& plain, const Lane& smart) {
  std::vector<std::string> names;
  std::array<std::vector<std::string>, 2> columns;
  for (std::size_t i = 0; i < 2; ++i) {
    const Lane& lane = i == 0 ? plain : smart;
    if (!lane.run || !lane.run->began()) continue;
    for (const auto& [name, count] : by_hand::counts_of(*lane.run)) {
      columns[i].push_back(grouped(count));
      if (columns[i].size() > names.size()) names.push_back(name);
    }
  }
  for (std::size_t row = 0; row < names.size(); ++row) {
    const auto cell = [&](std::size_t i) {
      return row < columns[i].size() ? columns[i][row] : std::string("-");
    };
    print_row(names[row], cell(0), cell(1));
  }
}

/// "found", in a word or two.
std::string result_of(const Lane& lane, const judge::Look& wrong) {
  if (!lane.run) return "-";
  if (!lane.ended() || !lane.run->fault.empty()) return "not finished";
  if (wrong(*lane.run)) return "not right";
  return lane.run->answer != 0 ? "found" : "none found";
}

/// "82 times", "1.3 times"; rounded down, as the articles do.
std::string ratio(std::int64_t more, std::int64_t less) {
  if (more / less >= 10) return grouped(more / less) + " times";
  const std::int64_t tenths = more * 10 / less;
  return std::to_string(tenths / 10) + "." + std::to_string(tenths % 10) + " times";
}

/// Which side needed fewer choices, if both are right.
std::string verdict(const Lane& plain, const Lane& smart) {
  const std::string choices = std::string(plain.run->problem->words().choice) + "s";
  const int left = plain.run->counts.placements;
  const int right = smart.run->counts.placements;
  if (left == right) return "Both needed the same number of " + choices + ".";
  if (std::min(left, right) == 0) return "";
  if (left > right) {
    return "\"" + smart.side->order + "\" needed " + ratio(left, right) + " fewer " + choices + ".";
  }
  return "Here \"" + plain.side->order + "\" is ahead, with " + ratio(right, left) + " fewer " +
         choices + ": which choice comes first is a rule of thumb, not a law.";
}

/// Both runs, or the one that there is.
replay::Page page_of(const Lane& plain, const Lane& smart) {
  replay::Page page{"Race: " + plain.side->order + " against " + smart.side->order, {}};
  for (const Lane* lane : {&plain, &smart}) {
    if (!lane->run || !lane->run->began()) continue;
    page.runs.push_back(judge::recording_of(*lane->run, lane->side->exercise));
    page.runs.back().label = lane->side->order + " (" + lane->whose + ")";
  }
  if (page.runs.empty()) throw std::runtime_error("nobody ran, so there is nothing to watch");
  return page;
}

}  // namespace

int hold(const Race& race, const std::string& page_file) {
  const std::vector<std::string> arguments = race.input->arguments();
  for (const Side* side : {&race.plain, &race.smart}) {
    const int code = by_hand::bring_up_to_date(side->exercise, side->exercise + "_subject");
    if (code != EXIT_SUCCESS) return code;
  }
  const auto problem = race.plain.function.problem({"", arguments});
  std::cout << by_hand::asked(*problem) << by_hand::drawn(*problem, problem->start()) << "\n";

  const Lane plain = start(race.plain, arguments);
  const Lane smart = start(race.smart, arguments);
  print_row("", race.plain.order, race.smart.order);
  print_row("program", plain.whose, smart.whose);
  print_counts(plain, smart);
  const std::string left = result_of(plain, race.wrong);
  const std::string right = result_of(smart, race.wrong);
  print_row("result", left, right);
  const bool both_ended = plain.ended() && smart.ended();
  if (both_ended && left == right) {
    const std::string words = verdict(plain, smart);
    if (!words.empty()) std::cout << "\n" << wrapped(words, 0);
  }
  if (!plain.remarks.empty() || !smart.remarks.empty()) std::cout << "\n";
  for (const Lane* lane : {&plain, &smart}) std::cout << wrapped(lane->remarks, 0);
  if (!page_file.empty()) by_hand::write_page_file(page_file, page_of(plain, smart));
  return both_ended ? EXIT_SUCCESS : EXIT_FAILURE;
}

}  // namespace kata::race
