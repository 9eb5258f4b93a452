#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <findings/path/path_rules.h>
#include <findings/path/path_words.h>
#include <runs/problems_of_calls.h>
#include <search/word_search.h>
#include <set>
#include <stdexcept>
#include <string>
#include <text/number_words.h>
#include <utility>
#include <vector>

namespace kata::judge {
namespace {

using Squares = std::vector<Cell>;
using search::WordOrder;

std::string word_in_words(const Run& run) {
  const std::string& word = word_of(run).word();
  return word.empty() ? "the empty word" : quoted_word(word);
}

std::string place(Cell cell) {
  return place_name(cell.row, cell.column);
}

/// A sentence, and below it the grid with the path it speaks of.
std::string with_drawing(const std::string& sentence, const Run& run, const Squares& path) {
  const std::string picture = drawing(word_of(run).grid(), path);
  return picture.empty() ? sentence : sentence + "\n" + picture;
}

/// What the plain order does; needed in full.
search::WordTrace plain_search(const Run& run) {
  auto trace = search::find_word(word_of(run).grid(), word_of(run).word(), WordOrder::plain);
  if (!trace.complete) throw std::logic_error("a check asks for a search that takes too long");
  return trace;
}

bool is_step(const Event& event) {
  return event.kind == EventKind::place || event.kind == EventKind::push_front;
}

/// Walks through a run and calls `visit(path, event)` after each step, until that returns false. Of
/// paths that go beyond the word only the first square too many: the rest would take minutes.
template <class Visit>
void for_each_step(const Run& run, Visit visit) {
  const problems::Word& problem = word_of(run);
  problems::Playback playback(problem);
  for (const Event& event : run.events) {
    if (playback.apply(event)) return;
    if (!is_step(event) || playback.state().standing() > problem.variables() + 1) continue;
    if (!visit(problem.path(playback.state()), event)) return;
  }
}

/// The path after so many events.
problems::State state_after(const Run& run, std::size_t events) {
  problems::Playback playback(*run.problem);
  for (std::size_t i = 0; i < events; ++i) playback.apply(run.events[i]);
  return playback.state();
}

// What can be wrong with one step.

std::string why_no_neighbour(const LetterGrid& grid, Cell from, Cell to) {
  const int rows = std::abs(from.row - to.row);
  const int columns = std::abs(from.column - to.column);
  const bool is_over_the_edge = (rows <= 1 && columns > 2 && columns == grid.columns() - 1) ||
                                (columns <= 1 && rows > 2 && rows == grid.rows() - 1);
  if (rows == 1 && columns == 1) return "diagonal to it";
  if (is_over_the_edge)
    return "on the other side of the grid, and a path does not go over the edge";
  return "not beside it";
}

std::string goes_to_no_neighbour(const LetterGrid& grid, Cell from, Cell to) {
  return "goes from " + place(from) + " to " + place(to) + ", which is " +
         why_no_neighbour(grid, from, to) + ". Neighbours are up, down, left and right.";
}

/// "T", "T or S": the letters that may follow (or precede) what the path spelled before the step.
std::string letters_that_fit(const std::string& word, const std::string& before, bool at_front) {
  std::set<char> letters;
  for (std::size_t at = word.find(before); at != std::string::npos;
       at = word.find(before, at + 1)) {
    const std::size_t end = at + before.size();
    if (at_front && at > 0) letters.insert(word[at - 1]);
    if (!at_front && end < word.size()) letters.insert(word[end]);
  }
  std::string list;
  for (const char letter : letters) list += (list.empty() ? "" : " or ") + printable({&letter, 1});
  return list;
}

std::string why_wrong_letter(const Run& run, const Squares& path, bool at_front) {
  const Cell cell = at_front ? path.front() : path.back();
  if (path.size() == 1) {
    return "steps on " + square_name(word_of(run).grid(), cell) + ", a letter that " +
           word_in_words(run) + " does not have.";
  }
  const std::string now = spelled(word_of(run).grid(), path);
  const std::string before = at_front ? now.substr(1) : now.substr(0, now.size() - 1);
  const std::string fitting = letters_that_fit(word_of(run).word(), before, at_front);
  std::string text = "steps on " + square_name(word_of(run).grid(), cell) +
                     ". The path then spells " + quoted_word(now) + ", which is no piece of " +
                     word_in_words(run) + ": ";
  if (fitting.empty())
    return text + "the word has no letter " + (at_front ? "before " : "after ") +
           quoted_word(before) + ".";
  return text + (at_front ? "before " : "after ") + quoted_word(before) + " comes " + fitting + ".";
}

bool is_piece(const std::string& word, std::string letters) {
  if (word.find(letters) != std::string::npos) return true;
  std::reverse(letters.begin(), letters.end());
  return word.find(letters) != std::string::npos;
}

Complaint why_wrong(const Run& run, const Squares& path, bool at_front) {
  const Cell cell = at_front ? path.front() : path.back();
  if (std::count(path.begin(), path.end(), cell) > 1) {
    return "steps on " + square_name(word_of(run).grid(), cell) +
           ", which is on the path already. Each square may be used once.";
  }
  if (path.size() > 1) {
    const Cell from = at_front ? path[1] : path[path.size() - 2];
    if (!are_neighbours(from, cell)) return goes_to_no_neighbour(word_of(run).grid(), from, cell);
  }
  if (!is_piece(word_of(run).word(), spelled(word_of(run).grid(), path))) {
    return why_wrong_letter(run, path, at_front) + " Compare the letter before you step.";
  }
  return std::nullopt;
}

// What can be wrong with an answer.

/// What is wrong with the path that a search left after it returned true.
Complaint why_not_the_word(const Run& run) {
  const Squares path = path_of(run);
  const std::string letters = spelled(word_of(run).grid(), path);
  const std::string backwards(letters.rbegin(), letters.rend());
  if (letters == word_of(run).word()) {
    for (std::size_t i = 0; i < path.size(); ++i) {
      if (std::count(path.begin(), path.end(), path[i]) > 1) {
        return "the path it left uses " + square_name(word_of(run).grid(), path[i]) +
               " twice. Each square may be used once.";
      }
      if (i > 0 && !are_neighbours(path[i - 1], path[i])) {
        return "the path it left " +
               goes_to_no_neighbour(word_of(run).grid(), path[i - 1], path[i]);
      }
    }
    return std::nullopt;
  }
  if (letters.empty() && run.counts.placements > 0) {
    return "the path is empty: every square was taken off again. A call that succeeds returns true at once and leaves the path as it is.";
  }
  if (letters.empty()) return "the path is empty. Put the squares of the word on it.";
  if (backwards == word_of(run).word()) {
    return "the path spells " + quoted_word(letters) +
           ", the word backwards. What comes before the other squares is added with push_front.";
  }
  return "the path spells " + quoted_word(letters) +
         ". Does the search compare every letter, and step on each of them?";
}

/// A part of a solution: `size` squares from `begin` on.
struct Part {
  std::size_t begin = 0;
  std::size_t size = 0;
};

/// Where the squares of `path` stand in `solution`; a path that spells its piece of the word from
/// its last square to its first is read that way.
std::optional<Part> part_of(const Run& run, const Squares& solution, Squares path) {
  if (word_of(run).word().find(spelled(word_of(run).grid(), path)) == std::string::npos) {
    std::reverse(path.begin(), path.end());
  }
  const auto at = std::search(solution.begin(), solution.end(), path.begin(), path.end());
  if (at == solution.end()) return std::nullopt;
  return Part{static_cast<std::size_t>(at - solution.begin()), path.size()};
}

/// The largest part of `solution` that was the whole path at some time.
Part largest_part(const Run& run, const Squares& solution) {
  Part largest;
  for_each_step(run, [&](const Squares& path, const Event&) {
    if (path.size() <= largest.size || path.size() > solution.size()) return true;
    const auto part = part_of(run, solution, {path.begin(), path.end()});
    if (part) largest = *part;
    return true;
  });
  return largest;
}

std::string why_missed(const Run& run, const Squares& solution) {
  const Part part = largest_part(run, solution);
  const std::size_t end = part.begin + part.size;
  if (part.size == 0 && !path_of(run).empty()) {
    return "Squares that led nowhere stay on the path. Is each taken off again once nothing leads on from it?";
  }
  if (part.size == 0) {
    return "It never started on any of these squares. Is each square that may be the first one tried?";
  }
  if (part.size == solution.size()) return "It stood on all of them, and went on all the same.";
  const std::string letters = spelled(word_of(run).grid(), solution).substr(part.begin, part.size);
  const Cell missed = end < solution.size() ? solution[end] : solution[part.begin - 1];
  return "It came as far as " + quoted_word(letters) + " on this path, and never went on to " +
         place(missed) +
         ". Is each neighbour tried, and is a square free again once it is off the path?";
}

Complaint wrong_no(const Run& run, const Squares& solution) {
  const std::string steps = run.counts.placements == 0
                                ? " without a step"
                                : " after " + counted(run.counts.placements, "step");
  if (solution.empty()) {
    return run.function +
           " returned false for the empty word, which every grid holds: it is found at once, with an empty path.";
  }
  const std::string text = run.function + " returned false for " + word_in_words(run) + steps +
                           ", but it is there: " + route(solution) + ". ";
  return with_drawing(text + why_missed(run, solution), run, solution);
}

Complaint wrong_yes(const Run& run) {
  const std::string text =
      run.function + " returned true for " + word_in_words(run) + ", which is not on the grid";
  const Complaint fault = why_not_the_word(run);
  if (fault && !path_of(run).empty()) return with_drawing(text + "; " + *fault, run, path_of(run));
  return with_drawing(
      text +
          ". When no square leads on, the call must return false, and so must the calls above it.",
      run, {});
}

Complaint something_left(const Run& run) {
  if (path_of(run).empty()) return std::nullopt;
  return with_drawing(run.function + " returned false for " + word_in_words(run) + ", but left " +
                          counted(static_cast<std::int64_t>(path_of(run).size()), "square") +
                          " on the path. Before a call gives up, it takes its square off again.",
                      run, path_of(run));
}

/// The first path that the search stood on for the second time, as words; empty without one. The
/// same squares for other letters of the word are another path: where a path began tells which. Of
/// a search that goes beyond the word, the paths before that: they would take all memory.
std::string path_tried_twice(const Run& run) {
  const problems::Word& problem = word_of(run);
  problems::Playback playback(problem);
  std::set<std::pair<int, Squares>> tried;
  int step = 0;
  for (const Event& event : run.events) {
    if (playback.apply(event)) break;
    if (!is_step(event)) continue;
    ++step;
    const problems::State& state = playback.state();
    if (state.standing() > problem.variables()) break;
    const Squares squares = problem.path(state);
    if (tried.emplace(state.first(), squares).second) continue;
    return "At step " + grouped(step) + " it stands on " +
           quoted_word(spelled(problem.grid(), squares)) +
           " for the second time: " + route(squares) + ".";
  }
  return "";
}

char rarest_letter_of(const Run& run) {
  return word_of(run).word().empty()
             ? '\0'
             : word_of(run).word()[search::rarest_letter(word_of(run).grid(), word_of(run).word())];
}

std::string times(int count) {
  return count == 1 ? "once" : counted(count, "time");
}

}  // namespace

Complaint wrong_answer(const Run& run) {
  // Cut off: whether the word is there stays open, and the path alone is looked at.
  const auto solution =
      search::find_word(word_of(run).grid(), word_of(run).word(), WordOrder::rarest_letter_first);
  if (!run.answer) return solution.found ? wrong_no(run, solution.path) : something_left(run);
  if (!solution.found && solution.complete) return wrong_yes(run);
  const Complaint fault = why_not_the_word(run);
  if (!fault) return std::nullopt;
  return with_drawing(run.function + " returned true for " + word_in_words(run) + ", but " + *fault,
                      run, path_of(run));
}

std::optional<WrongStep> first_wrong_step(const Run& run) {
  std::optional<WrongStep> wrong;
  int step = 0;
  for_each_step(run, [&](const Squares& path, const Event& event) {
    ++step;
    if (const auto why = why_wrong(run, path, event.kind == EventKind::push_front)) {
      const auto index = static_cast<std::size_t>(&event - run.events.data());
      wrong = WrongStep{index,
                        state_after(run, index),
                        {},
                        "At step " + grouped(step) + ", looking for " + word_in_words(run) +
                            ", your search " + *why};
    }
    return !wrong;
  });
  return wrong;
}

Complaint wrong_step(const Run& run) {
  const auto wrong = first_wrong_step(run);
  if (!wrong) return std::nullopt;
  return with_drawing(wrong->words, run, word_of(run).path(state_after(run, wrong->event + 1)));
}

Complaint needless_steps(const Run& run) {
  const auto plain = plain_search(run);
  if (plain.found || run.counts.placements <= plain.steps) return std::nullopt;
  // A search that begins at another letter may need more steps, although it tries no path twice.
  const std::string twice = path_tried_twice(run);
  if (twice.empty()) return std::nullopt;
  return with_drawing("Your search takes " + counted(run.counts.placements, "step") + " for " +
                          word_in_words(run) + ", which is not there; " + grouped(plain.steps) +
                          " are enough. " + twice,
                      run, {});
}

Complaint searched_elsewhere(const Run& run) {
  if (run.answer) return wrong_answer(run);
  if (run.counts.placements > 0) return std::nullopt;
  return with_drawing(
      run.function + " said no to " + word_in_words(run) +
          " without a step on the path, although the grid has all its letters: only a search can tell. Each square that a search tries goes on `path`, and comes off again: that is what is counted.",
      run, {});
}

std::optional<WrongStep> first_step_on_a_common_letter(const Run& run) {
  const auto first = std::find_if(run.events.begin(), run.events.end(), is_step);
  if (first == run.events.end()) return std::nullopt;
  const Cell cell{first->row, first->value};
  const char letter = (word_of(run).grid())[cell.row][cell.column];
  const char rarest = rarest_letter_of(run);
  const int count = search::count(word_of(run).grid(), letter);
  const int fewest = search::count(word_of(run).grid(), rarest);
  const auto event = static_cast<std::size_t>(first - run.events.begin());
  const std::string starts = "Looking for " + word_in_words(run) + ", your search starts on " +
                             square_name(word_of(run).grid(), cell);
  if (word_of(run).word().find(letter) == std::string::npos) {
    return WrongStep{event, run.problem->start(), {}, starts + ", which is no letter of the word."};
  }
  if (count == fewest) return std::nullopt;
  return WrongStep{event,
                   run.problem->start(),
                   {},
                   starts + ". The grid has that letter " + times(count) + ", but " +
                       printable({&rarest, 1}) + " only " + times(fewest) +
                       ": the rarest letter of the word leaves the fewest squares to start on."};
}

Complaint started_on_a_common_letter(const Run& run) {
  const auto wrong = first_step_on_a_common_letter(run);
  if (!wrong) return std::nullopt;
  return with_drawing(wrong->words, run, {});
}

Complaint stepped_although_a_letter_is_missing(const Run& run) {
  if (run.counts.placements == 0) return std::nullopt;
  const char rarest = rarest_letter_of(run);
  if (search::count(word_of(run).grid(), rarest) > 0) return std::nullopt;
  return with_drawing(
      "The grid has no " + printable({&rarest, 1}) + ", so " + word_in_words(run) +
          " cannot be there; but your search takes " + counted(run.counts.placements, "step") +
          ". A letter that is missing is the rarest of all: no square to start on, no step.",
      run, {});
}

Complaint no_fewer_steps_than_plain(const Run& run) {
  const auto plain = plain_search(run);
  if (run.counts.placements < plain.steps) return std::nullopt;
  return with_drawing("Your search takes " + counted(run.counts.placements, "step") +
                          " to find out about " + word_in_words(run) + ", the plain order " +
                          grouped(plain.steps) +
                          ". Started at the rarest letter it takes fewer here.",
                      run, {});
}

}  // namespace kata::judge
