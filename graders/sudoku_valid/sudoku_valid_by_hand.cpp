#include <by_hand/program.h>
#include <findings/board/sudoku_rules.h>
#include <optional>
#include <runs/problems_of_calls.h>

namespace {

using namespace kata;

judge::Complaint wrong(const judge::Run& run) {
  const auto clash = judge::find_clash(judge::givens_of(run));
  if (clash.has_value() == (run.answer == 0)) return std::nullopt;
  if (!clash) return "But no digit stands twice in a row, a column or a box.";
  const char digit = judge::givens_of(run).at(clash->first.row, clash->first.column);
  return std::string("But ") + clash->unit + " holds two " + digit + "s.";
}

}  // namespace

by_hand::Program by_hand::program() {
  return {.input = board(), .wrong = wrong};
}
