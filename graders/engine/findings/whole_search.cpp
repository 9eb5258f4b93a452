#include <algorithm>
#include <cstdint>
#include <findings/chessboard/queens_rules.h>
#include <findings/whole_search.h>
#include <map>
#include <problems/playback.h>
#include <problems/problem.h>
#include <problems/queens.h>
#include <problems/sudoku.h>
#include <problems/word.h>
#include <runs/problems_of_calls.h>
#include <search/search.h>
#include <search/word_search.h>
#include <set>
#include <unordered_map>
#include <utility>
#include <vector>

namespace kata::judge {
namespace {

using problems::Problem;
using problems::State;
using problems::Step;

/// A number for a choice; those of a state add up to the state's own, in whatever order they were
/// made.
std::uint64_t number_of(int variable, int value) {
  std::uint64_t x = (static_cast<std::uint64_t>(static_cast<std::uint32_t>(variable)) << 32) +
                    static_cast<std::uint32_t>(value) + 0x9e3779b97f4a7c15;
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9;
  x = (x ^ (x >> 27)) * 0x94d049bb133111eb;
  return x ^ (x >> 31);
}

bool has_no_value(const Problem& problem, const State& state, int variable) {
  const auto values = problem.values();
  return std::none_of(values.begin(), values.end(),
                      [&](int value) { return problems::fits(problem, state, variable, value); });
}

/// Whether some variable can get no value any more.
bool is_dead(const Problem& problem, const State& state) {
  for (int variable = 0; variable < problem.variables(); ++variable) {
    if (!state[variable] && has_no_value(problem, state, variable)) return true;
  }
  return false;
}

/// Whether a search that looks ahead, but not far, sees that nothing can come of a state.
bool is_hopeless(const Problem& problem, State& state) {
  if (is_dead(problem, state)) return true;
  if (const auto* const sudoku = dynamic_cast<const problems::Sudoku*>(&problem)) {
    constexpr std::size_t few_events = 60;
    const problems::Sudoku left(sudoku->grid(state));
    const auto trace =
        search::search(left, {.order = search::Order::fewest_or_one, .most_events = few_events});
    return trace.complete && trace.solutions == 0;
  }
  for (int variable = 0; variable < problem.variables(); ++variable) {
    if (state[variable]) continue;
    const auto values = problems::fitting(problem, state, variable);
    if (std::all_of(values.begin(), values.end(), [&](int value) {
          state.set(variable, value);
          const bool dead = is_dead(problem, state);
          state.clear(variable);
          return dead;
        })) {
      return true;
    }
  }
  return false;
}

/// What a search tried at each state, whichever way it came there.
class Tried {
 public:
  explicit Tried(const Run& run) : problem_(*run.problem) {
    problems::Playback playback(problem_);
    std::uint64_t here = 0;
    tried_[here];
    for (const Event& event : run.events) {
      if (playback.apply(event)) break;
      const Step& step = *playback.last();
      if (step.kind == Step::Kind::given || !step.value) continue;
      const std::uint64_t number = number_of(step.variable, *step.value);
      if (step.kind == Step::Kind::choice) {
        tried_[here].insert({step.variable, *step.value});
        here += number;
        tried_[here];
      } else {
        here -= number;
      }
    }
  }

  std::size_t states() const { return tried_.size(); }

  bool has_gone_on_from(std::uint64_t number) const {
    const auto tried = tried_.find(number);
    return tried != tried_.end() && !tried->second.empty();
  }

  /// Whether all that fits on one of the variables leads nowhere from this state; `number` is its
  /// own.
  bool refutes(State& state, std::uint64_t number) {
    const auto known = refuted_.find(number);
    if (known != refuted_.end()) return known->second;
    const bool refuted = refutes_by_trying(state, number) || is_hopeless(problem_, state);
    refuted_[number] = refuted;
    return refuted;
  }

 private:
  bool refutes_by_trying(State& state, std::uint64_t number) {
    const auto tried = tried_.find(number);
    if (tried == tried_.end() || problem_.is_complete(state)) return false;
    int last = -1;
    for (const auto& [variable, value] : tried->second) {
      if (variable == last) continue;
      last = variable;
      const auto values = problems::fitting(problem_, state, variable);
      if (std::all_of(values.begin(), values.end(), [&](int fitting) {
            state.set(last, fitting);
            const bool refuted = refutes(state, number + number_of(last, fitting));
            state.clear(last);
            return refuted;
          })) {
        return true;
      }
    }
    return false;
  }

  const Problem& problem_;
  std::unordered_map<std::uint64_t, std::set<std::pair<int, int>>> tried_;
  std::unordered_map<std::uint64_t, bool> refuted_;
};

/// The same for a word: a search may begin at any letter, and at either end of the word.
class TriedPaths {
 public:
  explicit TriedPaths(const Run& run) : word_(word_of(run)) {
    problems::Playback playback(word_);
    for (const Event& event : run.events) {
      if (playback.apply(event)) break;
      if (playback.state().standing() > word_.variables()) break;  // no search for it
      std::vector<Cell> path = word_.path(playback.state());
      stood_.insert({path.rbegin(), path.rend()});
      stood_.insert(std::move(path));
    }
    strike_out();
  }

  std::size_t states() const { return stood_.size(); }

  bool refute() {
    for (const auto& squares : may_stand_for_) {
      if (squares.empty()) return true;
    }
    for (const char letter : word_.word()) {
      const auto needed = std::count(word_.word().begin(), word_.word().end(), letter);
      if (search::count(word_.grid(), letter) < needed) return true;
    }
    for (std::size_t letter = 0; letter < may_stand_for_.size(); ++letter) {
      const auto& squares = may_stand_for_[letter];
      if (std::all_of(squares.begin(), squares.end(), [&](Cell square) {
            std::vector<Cell> path{square};
            return leads_nowhere(path, letter);
          })) {
        return true;
      }
    }
    return false;
  }

 private:
  /// The squares that may stand for each letter: beside two different ones that may stand for the
  /// letters before and after it.
  void strike_out() {
    const auto size = static_cast<std::size_t>(word_.variables());
    may_stand_for_.resize(size);
    for (std::size_t i = 0; i < size; ++i) {
      for (const int square : word_.values()) {
        if (word_.letter(square) == word_.word()[i])
          may_stand_for_[i].push_back(word_.cell(square));
      }
    }
    for (bool changed = true; changed;) {
      changed = false;
      for (std::size_t i = 0; i < size; ++i) {
        changed = std::erase_if(may_stand_for_[i],
                                [&](Cell cell) { return !has_neighbours(cell, i); }) > 0 ||
                  changed;
      }
    }
  }

  bool has_neighbours(Cell cell, std::size_t letter) const {
    const auto beside = [&](std::size_t other) {
      std::vector<Cell> cells;
      for (const Cell square : may_stand_for_[other]) {
        if (problems::are_neighbours(cell, square)) cells.push_back(square);
      }
      return cells;
    };
    const bool has_before = letter > 0;
    const bool has_after = letter + 1 < may_stand_for_.size();
    const std::vector<Cell> before = has_before ? beside(letter - 1) : std::vector<Cell>{};
    const std::vector<Cell> after = has_after ? beside(letter + 1) : std::vector<Cell>{};
    if ((has_before && before.empty()) || (has_after && after.empty())) return false;
    return !has_before || !has_after || before.size() > 1 || after.size() > 1 ||
           before.front() != after.front();
  }

  /// The squares that lengthen a path at one end.
  std::vector<Cell> next(const std::vector<Cell>& path, std::size_t first, bool at_front) const {
    std::vector<Cell> cells;
    if (at_front ? first == 0 : first + path.size() >= may_stand_for_.size()) return cells;
    const Cell end = at_front ? path.front() : path.back();
    for (const Cell cell : may_stand_for_[at_front ? first - 1 : first + path.size()]) {
      if (problems::are_neighbours(end, cell) &&
          std::find(path.begin(), path.end(), cell) == path.end()) {
        cells.push_back(cell);
      }
    }
    return cells;
  }

  static std::vector<Cell> longer(const std::vector<Cell>& path, Cell cell, bool at_front) {
    std::vector<Cell> other = path;
    other.insert(at_front ? other.begin() : other.end(), cell);
    return other;
  }

  /// Whether two letters on, at one end, there is no way.
  bool is_hopeless(const std::vector<Cell>& path, std::size_t first, int letters = 2) const {
    if (path.size() == may_stand_for_.size() || letters == 0) return false;
    for (const bool at_front : {true, false}) {
      if (at_front ? first == 0 : first + path.size() == may_stand_for_.size()) continue;
      const auto cells = next(path, first, at_front);
      if (std::all_of(cells.begin(), cells.end(), [&](Cell cell) {
            return is_hopeless(longer(path, cell, at_front), first - (at_front ? 1 : 0),
                               letters - 1);
          })) {
        return true;
      }
    }
    return false;
  }

  bool leads_nowhere(const std::vector<Cell>& path, std::size_t first) {
    if (path.size() == may_stand_for_.size()) return false;
    const auto known = known_.find({first, path});
    if (known != known_.end()) return known->second;
    bool nowhere = false;
    if (stood_.contains(path)) {
      for (const bool at_front : {true, false}) {
        if (nowhere || (at_front ? first == 0 : first + path.size() == may_stand_for_.size()))
          continue;
        const auto cells = next(path, first, at_front);
        nowhere = std::all_of(cells.begin(), cells.end(), [&](Cell cell) {
          return leads_nowhere(longer(path, cell, at_front), first - (at_front ? 1 : 0));
        });
      }
    }
    nowhere = nowhere || is_hopeless(path, first);
    known_[{first, path}] = nowhere;
    return nowhere;
  }

  const problems::Word& word_;
  std::vector<std::vector<Cell>> may_stand_for_;
  std::set<std::vector<Cell>> stood_;
  std::map<std::pair<std::size_t, std::vector<Cell>>, bool> known_;
};

bool is_word(const Run& run) {
  return dynamic_cast<const problems::Word*>(run.problem.get()) != nullptr;
}

bool is_solution(const Problem& problem, const State& state) {
  if (!problem.is_complete(state)) return false;
  for (int variable = state.first(); variable < state.end(); ++variable) {
    const auto value = state[variable];
    if (!value || !problem.clashes(state, variable, *value).empty()) return false;
  }
  return true;
}

std::uint64_t number_of(const State& start, const State& state) {
  std::uint64_t number = 0;
  for (int variable = state.first(); variable < state.end(); ++variable) {
    const auto value = state[variable];
    if (value && start[variable] != value) number += number_of(variable, *value);
  }
  return number;
}

}  // namespace

bool tried_everything(const Run& run) {
  if (is_word(run)) return TriedPaths(run).refute();
  State start = run.problem->start();
  return Tried(run).refutes(start, 0);
}

bool goes_back_when_all_is_tried(const Run& run) {
  if (is_word(run)) return false;
  Tried tried(run);
  const State start = run.problem->start();
  problems::Playback playback(*run.problem);
  bool goes_back = false;
  for (const Event& event : run.events) {
    State before = playback.state();
    if (playback.apply(event)) break;
    if (playback.last()->kind != Step::Kind::undo || run.problem->is_complete(before)) continue;
    const std::uint64_t number = number_of(start, before);
    if (!tried.refutes(before, number)) return false;
    // What is taken back without a look at what lies behind may be a pretence.
    goes_back = goes_back || tried.has_gone_on_from(number) || is_dead(*run.problem, before);
  }
  return goes_back;
}

std::size_t states_of(const Run& run) {
  return is_word(run) ? TriedPaths(run).states() : Tried(run).states();
}

std::size_t solutions_that_stood(const Run& run) {
  if (const auto* const queens = dynamic_cast<const problems::Queens*>(run.problem.get())) {
    return with_images(arrangements_shown(queens->size(), run.events)).size();
  }
  std::set<std::uint64_t> stood;
  const State none(0);
  problems::Playback playback(*run.problem);
  const auto look = [&] {
    if (is_solution(*run.problem, playback.state()))
      stood.insert(number_of(none, playback.state()));
  };
  look();
  for (const Event& event : run.events) {
    if (playback.apply(event)) break;
    if (playback.last()->kind == Step::Kind::choice) look();
  }
  return stood.size();
}

bool has_solution(const Run& run) {
  if (is_word(run)) {
    const problems::Word& word = word_of(run);
    return search::find_word(word.grid(), word.word(), search::WordOrder::rarest_letter_first)
        .found;
  }
  if (const auto* const queens = dynamic_cast<const problems::Queens*>(run.problem.get())) {
    return queens->size() != 2 && queens->size() != 3;
  }
  return search::search(sudoku_of(run), {.order = search::Order::fewest_or_one}).solutions > 0;
}

bool leaves_a_solution(const Run& run) {
  if (is_word(run)) {
    const problems::Word& word = word_of(run);
    return run.result.standing() ==
           word.variables();  // whether it is the word is the check's question
  }
  return is_solution(*run.problem, run.result);
}

}  // namespace kata::judge
