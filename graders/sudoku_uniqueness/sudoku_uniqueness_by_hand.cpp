#include <by_hand/program.h>
#include <optional>
#include <runs/problems_of_calls.h>
#include <search/sudoku_candidates.h>
#include <text/number_words.h>

namespace {

using namespace kata;

judge::Complaint wrong(const judge::Run& run) {
  if (run.result != run.problem->start()) return "It did not hand the board back as it was.";
  const int limit = std::stoi(run.arguments().back());
  const int all = search::count_solutions(judge::givens_of(run), limit);
  if (run.answer == all) return std::nullopt;
  return "It should be " + grouped(all) + (all == limit ? ": there are so many, or more." : ".");
}

}  // namespace

by_hand::Program by_hand::program() {
  return {.input = and_number(board(), "--limit", 2, "stop at so many solutions"), .wrong = wrong};
}
