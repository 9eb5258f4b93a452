#include <algorithm>
#include <by_hand/call_report.h>
#include <by_hand/report.h>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <findings/wrong_answer.h>
#include <iomanip>
#include <iostream>
#include <optional>
#include <problems/playback.h>
#include <runs/exercise.h>
#include <subject/numbers.h>
#include <text/number_words.h>
#include <text/wrapped_text.h>

namespace kata::by_hand {
namespace {

constexpr std::size_t most_lists = 24;

std::string lists_of(const judge::Run& run) {
  std::string text = counted(static_cast<std::int64_t>(run.lists.size()), "list") + ":";
  for (std::size_t i = 0; i < std::min(run.lists.size(), most_lists); ++i) {
    const std::string list = subject::to_argument(run.lists[i]);
    text += "\n  " + (list.empty() ? "(an empty one)" : list);
  }
  if (run.lists.size() <= most_lists) return text;
  return text + "\n  … and " + grouped(static_cast<std::int64_t>(run.lists.size() - most_lists)) +
         " more";
}

std::string answer_of(const judge::Run& run) {
  switch (run.returns) {
    case judge::Returns::truth:
      return run.answer != 0 ? "true" : "false";
    case judge::Returns::number:
      return grouped(run.answer);
    case judge::Returns::text:
      return "\"" + run.text + "\"";
    case judge::Returns::lists:
      return lists_of(run);
  }
  return "";
}

void print_counts(const judge::Run& run, const Rival* rival) {
  constexpr int wide = 16;
  std::vector<std::string> beside;
  if (rival != nullptr) {
    const std::string more = rival->complete ? "" : "over ";
    const auto counts = problems::counts_of(*run.problem, rival->events);
    beside = {more + grouped(rival->choices.value_or(counts.placements))};
    if (!rival->choices) {
      beside.push_back(more + grouped(counts.undone));
      beside.push_back(more + grouped(counts.dead_ends));
    }
    std::cout << std::setw(14) << "" << std::right << std::setw(wide) << "yours"
              << std::setw(wide + 4) << rival->name << "\n";
  }
  std::size_t row = 0;
  for (const auto& [name, count] : counts_of(run)) {
    std::cout << std::left << std::setw(14) << name << std::right << std::setw(wide)
              << grouped(count);
    if (row < beside.size()) std::cout << std::setw(wide + 4) << beside[row];
    std::cout << "\n";
    ++row;
  }
}

judge::Complaint wrong_answer(const judge::Run& run) {
  return run.returns == judge::Returns::truth ? judge::wrong_answer_of_search(run) : std::nullopt;
}

/// Nothing is to be seen of an empty board, behind a function that found many.
bool is_worth_showing(const judge::Run& run) {
  return !run.returned || run.result.standing() > 0 || run.returns == judge::Returns::truth;
}

}  // namespace

int report(const judge::Run& run, const Program& program, const Rival* rival) {
  if (!run.began()) return EXIT_SUCCESS;  // an earlier call told why
  std::cout << asked(*run.problem);
  if (run.returned) {
    const std::string text =
        run.function + " returned " + (program.answer ? program.answer(run) : answer_of(run));
    std::cout << (text.find('\n') == std::string::npos ? wrapped(text, 0) : text + "\n");
  }
  if (program.draw || is_worth_showing(run)) {
    const std::string picture = program.draw ? program.draw(run) : drawn(*run.problem, run.result);
    if (!picture.empty()) {
      std::cout << (run.returned ? "What it left:\n" : "As it was then:\n") << picture;
    }
  }
  std::cout << "\n";
  print_counts(run, rival);
  if (!run.returned) return failure;
  const judge::Complaint complaint = program.wrong ? program.wrong(run) : wrong_answer(run);
  if (complaint) std::cout << "\n" << wrapped(*complaint, 0);
  return complaint ? failure : EXIT_SUCCESS;
}

}  // namespace kata::by_hand
