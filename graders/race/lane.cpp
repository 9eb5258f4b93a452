#include <algorithm>
#include <by_hand/page_file.h>
#include <cstdlib>
#include <filesystem>
#include <iomanip>
#include <iostream>
#include <judge/attempt/outcome.h>
#include <judge/attempt/shared_journal.h>
#include <judge/attempt/subject.h>
#include <judge/number_words.h>
#include <judge/wrapped_text.h>
#include <race/lane.h>
#include <stdexcept>

namespace kata::race {
namespace {

using judge::grouped;

const std::filesystem::path students = KATA_SUBJECTS;
const std::filesystem::path solutions = KATA_SOLUTION_SUBJECTS;

const judge::Limits limits{.processor_time = std::chrono::seconds(10),
                           .wall_time = std::chrono::seconds(20),
                           .events = judge::SharedJournal::largest_journal};

std::shared_ptr<const judge::Attempt> run(const std::filesystem::path& program,
                                          const Entry& entry) {
  judge::Subject subject(program);
  return std::make_shared<const judge::Attempt>(subject.attempt({&entry.call, 1}, limits));
}

std::string how_to_build(const std::string& target) {
  return "cmake --build build --target " + target;
}

/// Why it is not the student's own program that runs.
std::string why_not_yours(const Entry& entry, bool is_built) {
  if (is_built) return "Your " + entry.exercise + " is not started.";
  return "Your " + entry.exercise + " is not built (" + how_to_build(entry.exercise) + ").";
}

/// How a run ended that did not finish. To run out of room or time is no mistake in a race.
std::string how_it_ended(const judge::Attempt& attempt, const Entry& entry) {
  if (attempt.outcome == judge::Outcome::placement_limit) {
    return entry.call.function + " was stopped: a race has room for " +
           grouped(static_cast<std::int64_t>(limits.events)) +
           " choices and undos, and this search needs more.";
  }
  if (attempt.outcome == judge::Outcome::time_limit && !attempt.idle) {
    return entry.call.function + " was stopped: it was still running after " +
           judge::counted(limits.processor_time / std::chrono::seconds(1), "second") + ".";
  }
  return judge::describe(
      attempt, {entry.exercise, "exercises/" + entry.exercise + "/" + entry.exercise + ".cpp"});
}

void print_row(const std::string& name, const std::string& left, const std::string& right) {
  constexpr int wide = 24;
  std::cout << std::left << std::setw(14) << name << std::right << std::setw(wide) << left
            << std::setw(wide) << right << "\n";
}

std::string count_of(const Lane& lane, std::size_t index) {
  const bool is_known = index < lane.counts.size() && lane.counts[index].second;
  return is_known ? grouped(*lane.counts[index].second) : "-";
}

/// "82 times", "1.3 times"; rounded down, as the articles do.
std::string ratio(std::int64_t more, std::int64_t less) {
  if (more / less >= 10) return grouped(more / less) + " times";
  const std::int64_t tenths = more * 10 / less;
  return std::to_string(tenths / 10) + "." + std::to_string(tenths % 10) + " times";
}

std::string verdict(const Lane& plain, const Lane& smart) {
  if (!plain.ended || !smart.ended || plain.result != smart.result) return "";
  const auto& [name, left] = plain.counts.front();
  const std::optional<std::int64_t> right = smart.counts.front().second;
  if (left == right) return "Both needed the same number of " + name + ".";
  if (std::min(left, right) == 0) return "";
  if (left > right) {
    return "\"" + smart.order + "\" needed " + ratio(*left, *right) + " fewer " + name + ".";
  }
  return "Here \"" + plain.order + "\" is ahead, with " + ratio(*right, *left) + " fewer " + name +
         ": which choice comes first is a rule of thumb, not a law.";
}

/// Both runs, or the one that there is.
replay::Page page_of(const Lane& plain, const Lane& smart) {
  replay::Page page{"Race: " + plain.order + " against " + smart.order, {}};
  for (const Lane* lane : {&plain, &smart}) {
    if (!lane->recording) continue;
    page.runs.push_back(*lane->recording);
    page.runs.back().label = lane->order + " (" + lane->whose + ")";
  }
  if (page.runs.empty()) throw std::runtime_error("nobody ran, so there is nothing to watch");
  return page;
}

}  // namespace

Started start(const Entry& entry) {
  Started started;
  started.lane.order = entry.order;
  const bool is_built = exists(students / entry.exercise);
  if (is_built) {
    started.attempt = run(students / entry.exercise, entry);
    started.lane.whose = "yours";
  }
  if (!is_built || started.attempt->outcome == judge::Outcome::not_started) {
    started.lane.remarks = why_not_yours(entry, is_built) + " ";
    if (exists(solutions / entry.exercise)) {
      started.attempt = run(solutions / entry.exercise, entry);
      started.lane.whose = "the solution's";
      started.lane.remarks += "The solution ran in its place.";
    } else {
      started.attempt = nullptr;
      started.lane.whose = "nobody's";
      started.lane.remarks +=
          KATA_HAS_SOLUTIONS ? "The solution could run in its place: " + how_to_build("race") + "."
                             : "Nobody can run in its place: this tree holds no solutions.";
    }
  }
  if (started.attempt && started.attempt->outcome != judge::Outcome::finished) {
    if (!started.lane.remarks.empty()) started.lane.remarks += " ";
    started.lane.remarks += how_it_ended(*started.attempt, entry);
  }
  return started;
}

int finish(const Lane& plain, const Lane& smart, const std::string& page_file) {
  print_row("", plain.order, smart.order);
  print_row("program", plain.whose, smart.whose);
  const auto& names = plain.counts.empty() ? smart.counts : plain.counts;
  for (std::size_t i = 0; i < names.size(); ++i) {
    print_row(names[i].first, count_of(plain, i), count_of(smart, i));
  }
  print_row("result", plain.result, smart.result);
  const std::string words = verdict(plain, smart);
  if (!words.empty()) std::cout << "\n" << judge::wrapped(words, 0);
  if (!plain.remarks.empty() || !smart.remarks.empty()) std::cout << "\n";
  for (const Lane* lane : {&plain, &smart}) std::cout << judge::wrapped(lane->remarks, 0);
  if (!page_file.empty()) by_hand::write_page_file(page_file, page_of(plain, smart));
  return plain.ended && smart.ended ? EXIT_SUCCESS : EXIT_FAILURE;
}

}  // namespace kata::race
