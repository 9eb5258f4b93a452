#include "sudoku_uniqueness_checks.h"

#include <array>
#include <cstdint>
#include <findings/board/changed_given.h>
#include <findings/board/sudoku_playback.h>
#include <findings/board/sudoku_rules.h>
#include <findings/whole_search.h>
#include <judge/check.h>
#include <optional>
#include <search/sudoku_candidates.h>
#include <set>
#include <string>
#include <text/number_words.h>

namespace kata::judge {
namespace {

/// What a search that fills the squares in an unlucky order needs on the boards used here, three
/// times over; one that goes on for ever is found out soon.
const Limits limits{.events = 500'000};

subject::Call call(std::string_view board, int limit) {
  return {"count_solutions", {std::string(board), std::to_string(limit)}};
}

int limit_of(const Run& run) {
  return std::stoi(run.arguments().at(1));
}

/// The full boards that a search came to; no more than the first thousand.
struct FullBoards {
  int count = 0;
  std::set<std::string> distinct;
  std::optional<Clash> clash;  // on the first of them that breaks a rule
  Grid with_clash;
};

FullBoards full_boards(const Run& run) {
  constexpr int most = 1000;
  FullBoards found;
  SudokuPlayback replay(run);
  for (const Event& event : run.events) {
    replay.apply(event);
    if (event.kind != EventKind::place || replay.empty_squares() > 0) continue;
    found.distinct.insert(replay.grid().line());
    if (!found.clash) {
      found.clash = find_clash(replay.grid());
      found.with_clash = replay.grid();
    }
    if (++found.count == most) break;
  }
  return found;
}

std::string clash_sentence(const FullBoards& full) {
  const Clash& clash = *full.clash;
  return "It came to a full board on which " + clash.unit + " holds two " +
         full.with_clash.at(clash.first.row, clash.first.column) + "s: at " + name_of(clash.first) +
         " and at " + name_of(clash.second) + ". That is no solution.";
}

std::string repetition_sentence(const FullBoards& full) {
  const auto ways = static_cast<std::int64_t>(full.distinct.size());
  return "It filled the board " + counted(full.count, "time") +
         (ways == 1 ? ", always in the same way" : ", in " + grouped(ways) + " different ways") +
         ": the same solution is counted again. One call decides one square; when the digits of that square are tried, the call is over.";
}

bool repeats(const FullBoards& full) {
  return full.count > static_cast<int>(full.distinct.size());
}

/// What a search that came to no end shows: did it go on after it had found enough?
Complaint endless(const Run& run) {
  const FullBoards full = full_boards(run);
  const std::string begin = explain_outcome(*run.attempt) + " ";
  if (full.clash) return begin + clash_sentence(full);
  if (repeats(full)) return begin + repetition_sentence(full);
  if (full.count <= limit_of(run)) return std::nullopt;
  return "Told to stop at " + counted(limit_of(run), "solution") + ", " + run.function +
         " went on: it has filled the board more often than that, and was stopped in the end. A board may have more solutions than anybody can count; as soon as the limit is reached, every call must return.";
}

/// What the search itself shows about a wrong count; empty where it shows nothing.
std::string cause(const Run& run, int solutions) {
  const FullBoards full = full_boards(run);
  if (full.clash) return clash_sentence(full);
  if (repeats(full)) return repetition_sentence(full);
  if (run.answer > limit_of(run)) {
    return "Stop as soon as the limit is reached, and hand a deeper call only what is left of it.";
  }
  if (full.count == 1 && run.answer == 1 && solutions > 1) {
    return "It filled the board once and went home. A full board is to be counted, and then the search goes on as after a dead end: undo, and try the next digit.";
  }
  if (full.count > 0 && full.count == solutions) {
    return "It did fill the board " + counted(full.count, "time") +
           ", in as many ways. Does each call return the sum of what the calls below it found?";
  }
  if (run.answer < solutions) {
    return "Every digit that fits has to be tried at every square, also after one of them led to a solution.";
  }
  return "";
}

}  // namespace

Run count_solutions(std::string_view board, int limit) {
  return run_of(call(board, limit), limits);
}

Run count_solutions_after(std::string_view first, std::string_view second, int limit) {
  return run_of_last(std::array{call(first, limit), call(second, limit)}, limits);
}

RunMatcher CountsSolutions(int solutions) {
  const auto wrong_count = [solutions](const Run& run) -> Complaint {
    if (run.answer == solutions) return std::nullopt;
    const int limit = limit_of(run);
    std::string text = run.function + " returned " + grouped(run.answer) +
                       " when told to stop at " + grouped(limit) + ", but this board has ";
    if (solutions == 0) {
      text += "no solution.";
    } else if (solutions < limit) {
      text += counted(solutions, "solution") + ".";
    } else {
      text += "at least as many.";
    }
    const std::string why = cause(run, solutions);
    return why.empty() ? text : text + " " + why;
  };
  return rule("counts the solutions", wrong_count, endless);
}

RunMatcher StopsAtTheLimit() {
  return rule(
      "stops at the limit",
      [](const Run& run) -> Complaint {
        const int filled = full_boards(run).count;
        if (filled <= limit_of(run)) return std::nullopt;
        return "Told to stop at " + counted(limit_of(run), "solution") + ", " + run.function +
               " went on: it filled the board " + counted(filled, "time") +
               ". A board may have more solutions than anybody can count; as soon as the limit is reached, every call must return.";
      },
      endless);
}

RunMatcher HandsTheBoardBack() {
  return rule("hands the board back as it was", [](const Run& run) -> Complaint {
    const int limit = limit_of(run);
    if (states_of(run) < 3 && run.answer != search::count_solutions(givens_of(run), limit)) {
      return run.function +
             " placed nothing to speak of and returned a wrong count: this counts once it has something to take off, or the count is right.";
    }
    if (auto complaint = changed_given(run)) return complaint;
    const auto left = first_difference(givens_of(run), board_of(run));
    if (!left) return std::nullopt;
    return run.function + " returned " + grouped(run.answer) + " and left " +
           board_of(run).at(left->row, left->column) + " at " + name_of(*left) +
           ". Take each digit off again before you return, also when you stop early because the limit is reached.";
  });
}

}  // namespace kata::judge
