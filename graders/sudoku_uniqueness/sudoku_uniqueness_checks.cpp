#include "sudoku_uniqueness_checks.h"

#include <array>
#include <judge/check.h>
#include <judge/number_words.h>
#include <judge/sudoku_rules.h>
#include <set>
#include <string>

namespace kata::judge {
namespace {

subject::Call call(std::string_view board, int limit) {
  return {"count_solutions", {std::string(board), std::to_string(limit)}};
}

int limit_of(const SudokuRun& run) {
  return std::stoi(run.attempt->calls.back().call.arguments.at(1));
}

/// The full boards that a search came to.
struct FullBoards {
  int count = 0;
  std::set<std::string> distinct;
  std::optional<Clash> clash;  // on the first of them that breaks a rule
  Grid with_clash;
};

FullBoards full_boards(const SudokuRun& run) {
  FullBoards found;
  SudokuReplay replay(run.givens);
  for (const Event& event : run.events) {
    replay.apply(event);
    if (event.kind != EventKind::place || first_empty(replay.grid())) continue;
    ++found.count;
    found.distinct.insert(replay.grid().line());
    if (found.clash) continue;
    found.clash = find_clash(replay.grid());
    if (found.clash) found.with_clash = replay.grid();
  }
  return found;
}

/// What the search itself shows about a wrong count; empty where it shows nothing.
std::string cause(const SudokuRun& run, int solutions) {
  const FullBoards full = full_boards(run);
  const auto distinct = static_cast<int>(full.distinct.size());
  if (full.clash) {
    const Clash& clash = *full.clash;
    return "It came to a full board on which " + clash.unit + " holds two " +
           full.with_clash.at(clash.first.row, clash.first.column) + "s: at " +
           name_of(clash.first) + " and at " + name_of(clash.second) + ". That is no solution.";
  }
  if (full.count > distinct) {
    return "It filled the board " + counted(full.count, "time") + ", in " +
           counted(distinct, "different way") +
           ": the same solution is counted again. One call decides one square; when the digits of "
           "that square are tried, the call is over.";
  }
  if (run.answer > limit_of(run)) {
    return "Stop as soon as the limit is reached, and hand a deeper call only what is left of it.";
  }
  if (full.count == 1 && run.answer == 1 && solutions > 1) {
    return "It filled the board once and went home. A full board is to be counted, and then the "
           "search goes on as after a dead end: undo, and try the next digit.";
  }
  if (full.count > 0 && full.count == solutions) {
    return "It did fill the board " + counted(full.count, "time") +
           ", in as many ways. Does each call return the sum of what the calls below it found?";
  }
  if (run.answer < solutions) {
    return "Every digit that fits has to be tried at every square, also after one of them led to a "
           "solution.";
  }
  return "";
}

}  // namespace

SudokuRun count_solutions(std::string_view board, int limit) {
  const std::array calls{call(board, limit)};
  return replay_sudoku(attempt(calls), 0);
}

SudokuRun count_solutions_after(std::string_view first, std::string_view second, int limit) {
  const std::array calls{call(first, limit), call(second, limit)};
  return replay_sudoku(attempt(calls), 1);
}

SudokuMatcher CountsSolutions(int solutions) {
  return rule("counts the solutions", [solutions](const SudokuRun& run) -> Complaint {
    if (run.answer == solutions) return std::nullopt;
    const int limit = limit_of(run);
    std::string text = run.function + " returned " + grouped(run.answer) + " when told to stop at " +
                       grouped(limit) + ", but this board has ";
    if (solutions == 0) {
      text += "no solution.";
    } else if (solutions < limit) {
      text += counted(solutions, "solution") + ".";
    } else {
      text += "at least as many.";
    }
    const std::string why = cause(run, solutions);
    return why.empty() ? text : text + " " + why;
  });
}

SudokuMatcher HandsTheBoardBack() {
  return rule("hands the board back as it was", [](const SudokuRun& run) -> Complaint {
    if (const auto complaint = changed_given(run)) return complaint;
    const auto left = first_difference(run.givens, run.result);
    if (!left) return std::nullopt;
    return run.function + " returned " + grouped(run.answer) + " and left " +
           run.result.at(left->row, left->column) + " at " + name_of(*left) +
           ". Take each digit off again before you return, also when you stop early because the "
           "limit is reached.";
  });
}

}  // namespace kata::judge
