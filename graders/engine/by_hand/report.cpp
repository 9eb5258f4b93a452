#include <algorithm>
#include <attempt/outcome.h>
#include <attempt/shared_journal.h>
#include <by_hand/report.h>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <iostream>
#include <problems/picture.h>
#include <text/number_words.h>

namespace kata::by_hand {
namespace {

constexpr std::size_t widest = 100;
constexpr std::size_t most_lines = 40;

}  // namespace

judge::Limits limits() {
  return {.processor_time = std::chrono::seconds(30),
          .wall_time = std::chrono::seconds(60),
          .events = judge::SharedJournal::largest_journal};
}

void print_output(const judge::Attempt& attempt) {
  const std::string printed = judge::quoted_output(attempt);
  if (!printed.empty()) std::cout << printed << "\n";
}

std::string how_it_ended(const judge::Attempt& attempt, const std::string& exercise) {
  if (attempt.outcome != judge::Outcome::placement_limit) {
    return judge::describe(attempt, exercise);
  }
  return "Stopped: the record holds " + grouped(static_cast<std::int64_t>(attempt.limits.events)) +
         " choices and undos, and this search needs more.";
}

std::vector<std::pair<std::string, std::int64_t>> counts_of(const judge::Run& run) {
  std::vector<std::pair<std::string, std::int64_t>> counts;
  const bool only_looked = run.events.empty() && run.squares_read > 0;
  if (!only_looked) {
    counts = {{std::string(run.problem->words().choice) + "s", run.counts.placements},
              {"undone", run.counts.undone},
              {"dead ends", run.counts.dead_ends}};
  }
  if (run.returned && run.squares_read > 0) counts.emplace_back("squares read", run.squares_read);
  return counts;
}

std::string asked(const problems::Problem& problem) {
  const std::string question = problem.question();
  return question.empty() ? "" : "It is " + question + ".\n";
}

std::string drawn(const problems::Problem& problem, const problems::State& state) {
  const std::vector<std::string> lines = numbered_lines_of(problem.picture(state));
  const auto is_wide = [](const std::string& line) { return line.size() > widest; };
  std::string text;
  if (lines.size() > most_lines || std::any_of(lines.begin(), lines.end(), is_wide)) return text;
  for (const std::string& line : lines) text += line + "\n";
  return text;
}

}  // namespace kata::by_hand
