#include <algorithm>
#include <cstdlib>
#include <judge/number_words.h>
#include <judge/path/path_rules.h>
#include <judge/path/path_words.h>
#include <search/word_search.h>
#include <set>
#include <stdexcept>

namespace kata::judge {
namespace {

using Squares = std::vector<Cell>;
using search::WordOrder;

std::string function_of(const PathRun& run) {
  return run.attempt->calls[run.call].call.function;
}

std::string word_of(const PathRun& run) {
  return run.word.empty() ? "the empty word" : quoted_word(run.word);
}

std::string place(Cell cell) {
  return place_name(cell.row, cell.column);
}

/// A sentence, and below it the grid with the path it speaks of.
std::string with_drawing(const std::string& sentence, const PathRun& run, const Squares& path) {
  const std::string picture = drawing(*run.grid, path);
  return picture.empty() ? sentence : sentence + "\n" + picture;
}

/// What the plain order does; needed in full.
search::WordTrace plain_search(const PathRun& run) {
  auto trace = search::find_word(*run.grid, run.word, WordOrder::plain);
  if (!trace.complete) throw std::logic_error("a check asks for a search that takes too long");
  return trace;
}

bool is_step(const Event& event) {
  return event.kind == EventKind::place || event.kind == EventKind::push_front;
}

/// Walks through a run and calls `visit(path, event)` after each step, until that returns false.
template <class Visit>
void for_each_step(const PathRun& run, Visit visit) {
  PathReplay replay(*run.grid, run.word.size());
  for (const Event& event : run.events) {
    if (replay.apply(event)) return;
    if (is_step(event) && !visit(replay.path(), event)) return;
  }
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

std::string why_wrong_letter(const PathRun& run, const Squares& path, bool at_front) {
  const Cell cell = at_front ? path.front() : path.back();
  if (path.size() == 1) {
    return "steps on " + square_name(*run.grid, cell) + ", a letter that " + word_of(run) +
           " does not have.";
  }
  const std::string now = spelled(*run.grid, path);
  const std::string before = at_front ? now.substr(1) : now.substr(0, now.size() - 1);
  const std::string fitting = letters_that_fit(run.word, before, at_front);
  std::string text = "steps on " + square_name(*run.grid, cell) + ". The path then spells " +
                     quoted_word(now) + ", which is no piece of " + word_of(run) + ": ";
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

PathComplaint why_wrong(const PathRun& run, const Squares& path, bool at_front) {
  const Cell cell = at_front ? path.front() : path.back();
  if (std::count(path.begin(), path.end(), cell) > 1) {
    return "steps on " + square_name(*run.grid, cell) +
           ", which is on the path already. Each square may be used once.";
  }
  if (path.size() > 1) {
    const Cell from = at_front ? path[1] : path[path.size() - 2];
    if (!are_neighbours(from, cell)) return goes_to_no_neighbour(*run.grid, from, cell);
  }
  if (!is_piece(run.word, spelled(*run.grid, path))) {
    return why_wrong_letter(run, path, at_front) + " Compare the letter before you step.";
  }
  return std::nullopt;
}

// What can be wrong with an answer.

/// What is wrong with the path that a search left after it returned true.
PathComplaint why_not_the_word(const PathRun& run) {
  const std::string letters = spelled(*run.grid, run.path);
  const std::string backwards(letters.rbegin(), letters.rend());
  if (letters == run.word) {
    for (std::size_t i = 0; i < run.path.size(); ++i) {
      if (std::count(run.path.begin(), run.path.end(), run.path[i]) > 1) {
        return "the path it left uses " + square_name(*run.grid, run.path[i]) +
               " twice. Each square may be used once.";
      }
      if (i > 0 && !are_neighbours(run.path[i - 1], run.path[i])) {
        return "the path it left " + goes_to_no_neighbour(*run.grid, run.path[i - 1], run.path[i]);
      }
    }
    return std::nullopt;
  }
  if (letters.empty() && run.counts.placements > 0) {
    return "the path is empty: every square was taken off again. A call that succeeds returns true "
           "at once and leaves the path as it is.";
  }
  if (letters.empty()) return "the path is empty. Put the squares of the word on it.";
  if (backwards == run.word) {
    return "the path spells " + quoted_word(letters) +
           ", the word backwards. What comes before the other squares is added with push_front.";
  }
  return "the path spells " + quoted_word(letters) +
         ". Does the search compare every letter, and "
         "step on each of them?";
}

/// A part of a solution: `size` squares from `begin` on.
struct Part {
  std::size_t begin = 0;
  std::size_t size = 0;
};

/// Where the squares of `path` stand in `solution`; a path that spells its piece of the word from
/// its last square to its first is read that way.
std::optional<Part> part_of(const PathRun& run, const Squares& solution, Squares path) {
  if (run.word.find(spelled(*run.grid, path)) == std::string::npos) {
    std::reverse(path.begin(), path.end());
  }
  const auto at = std::search(solution.begin(), solution.end(), path.begin(), path.end());
  if (at == solution.end()) return std::nullopt;
  return Part{static_cast<std::size_t>(at - solution.begin()), path.size()};
}

/// The largest part of `solution` that was the whole path at some time.
Part largest_part(const PathRun& run, const Squares& solution) {
  Part largest;
  for_each_step(run, [&](const std::deque<Cell>& path, const Event&) {
    if (path.size() <= largest.size || path.size() > solution.size()) return true;
    const auto part = part_of(run, solution, {path.begin(), path.end()});
    if (part) largest = *part;
    return true;
  });
  return largest;
}

std::string why_missed(const PathRun& run, const Squares& solution) {
  const Part part = largest_part(run, solution);
  const std::size_t end = part.begin + part.size;
  if (part.size == 0 && !run.path.empty()) {
    return "Squares that led nowhere stay on the path. Is each taken off again once nothing leads "
           "on from it?";
  }
  if (part.size == 0) {
    return "It never started on any of these squares. Is each square that may be the first one "
           "tried?";
  }
  if (part.size == solution.size()) return "It stood on all of them, and went on all the same.";
  const std::string letters = spelled(*run.grid, solution).substr(part.begin, part.size);
  const Cell missed = end < solution.size() ? solution[end] : solution[part.begin - 1];
  return "It came as far as " + quoted_word(letters) + " on this path, and never went on to " +
         place(missed) +
         ". Is each neighbour tried, and is a square free again once it is off the "
         "path?";
}

PathComplaint wrong_no(const PathRun& run, const Squares& solution) {
  const std::string steps = run.counts.placements == 0
                                ? " without a step"
                                : " after " + counted(run.counts.placements, "step");
  if (solution.empty()) {
    return function_of(run) +
           " returned false for the empty word, which every grid holds: it is "
           "found at once, with an empty path.";
  }
  const std::string text = function_of(run) + " returned false for " + word_of(run) + steps +
                           ", but it is there: " + route(solution) + ". ";
  return with_drawing(text + why_missed(run, solution), run, solution);
}

PathComplaint wrong_yes(const PathRun& run) {
  const std::string text =
      function_of(run) + " returned true for " + word_of(run) + ", which is not on the grid";
  const PathComplaint fault = why_not_the_word(run);
  if (fault && !run.path.empty()) return with_drawing(text + "; " + *fault, run, run.path);
  return with_drawing(text +
                          ". When no square leads on, the call must return false, and so must "
                          "the calls above it.",
                      run, {});
}

PathComplaint something_left(const PathRun& run) {
  if (run.path.empty()) return std::nullopt;
  return with_drawing(function_of(run) + " returned false for " + word_of(run) + ", but left " +
                          counted(static_cast<std::int64_t>(run.path.size()), "square") +
                          " on the path. Before a call gives up, it takes its square off again.",
                      run, run.path);
}

/// The first path that the search stood on for the second time, as words; empty without one.
std::string path_tried_twice(const PathRun& run) {
  std::set<Squares> tried;
  std::string text;
  int step = 0;
  for_each_step(run, [&](const std::deque<Cell>& path, const Event&) {
    ++step;
    Squares squares(path.begin(), path.end());
    if (tried.insert(squares).second) return true;
    text = "At step " + grouped(step) + " it stands on " +
           quoted_word(spelled(*run.grid, squares)) + " for the second time: " + route(squares) +
           ".";
    return false;
  });
  return text;
}

char rarest_letter_of(const PathRun& run) {
  return run.word.empty() ? '\0' : run.word[search::rarest_letter(*run.grid, run.word)];
}

std::string times(int count) {
  return count == 1 ? "once" : counted(count, "time");
}

}  // namespace

std::string input_of(const PathRun& run) {
  std::string text = "looking for " + word_of(run) + " on ";
  const int squares = run.grid->rows() * run.grid->columns();
  if (squares == 0) return text + "a grid without squares";
  constexpr int most_squares_told = 30;
  if (squares > most_squares_told) {
    return text + "a grid of " + std::to_string(run.grid->rows()) + " by " +
           std::to_string(run.grid->columns());
  }
  text += "the grid";
  for (const LetterRow& row : *run.grid) text += " " + printable({row.begin(), row.end()});
  return text;
}

PathComplaint wrong_answer(const PathRun& run) {
  // Cut off: whether the word is there stays open, and the path alone is looked at.
  const auto solution = search::find_word(*run.grid, run.word, WordOrder::rarest_letter_first);
  if (!run.answer) return solution.found ? wrong_no(run, solution.path) : something_left(run);
  if (!solution.found && solution.complete) return wrong_yes(run);
  const PathComplaint fault = why_not_the_word(run);
  if (!fault) return std::nullopt;
  return with_drawing(function_of(run) + " returned true for " + word_of(run) + ", but " + *fault,
                      run, run.path);
}

std::optional<WrongPathStep> first_wrong_step(const PathRun& run) {
  std::optional<WrongPathStep> wrong;
  int step = 0;
  for_each_step(run, [&](const std::deque<Cell>& path, const Event& event) {
    ++step;
    const Squares squares(path.begin(), path.end());
    if (const auto why = why_wrong(run, squares, event.kind == EventKind::push_front)) {
      wrong = {
          static_cast<std::size_t>(&event - run.events.data()), squares,
          "At step " + grouped(step) + ", looking for " + word_of(run) + ", your search " + *why};
    }
    return !wrong;
  });
  return wrong;
}

PathComplaint wrong_step(const PathRun& run) {
  const auto wrong = first_wrong_step(run);
  if (!wrong) return std::nullopt;
  return with_drawing(wrong->words, run, wrong->path);
}

PathComplaint needless_steps(const PathRun& run) {
  const auto plain = plain_search(run);
  if (plain.found || run.counts.placements <= plain.steps) return std::nullopt;
  // A search that begins at another letter may need more steps, although it tries no path twice.
  const std::string twice = path_tried_twice(run);
  if (twice.empty()) return std::nullopt;
  return with_drawing("Your search takes " + counted(run.counts.placements, "step") + " for " +
                          word_of(run) + ", which is not there; " + grouped(plain.steps) +
                          " are enough. " + twice,
                      run, {});
}

PathComplaint searched_elsewhere(const PathRun& run) {
  if (run.answer) return wrong_answer(run);
  if (run.counts.placements > 0) return std::nullopt;
  return with_drawing(function_of(run) + " said no to " + word_of(run) +
                          " without a step on the path, although the grid has all its letters: "
                          "only a search can tell. Each square that a search tries goes on `path`, "
                          "and comes off again: that is what is counted.",
                      run, {});
}

std::optional<WrongPathStep> first_step_on_a_common_letter(const PathRun& run) {
  const auto first = std::find_if(run.events.begin(), run.events.end(), is_step);
  if (first == run.events.end()) return std::nullopt;
  const Cell cell{first->row, first->value};
  const char letter = (*run.grid)[cell.row][cell.column];
  const char rarest = rarest_letter_of(run);
  const int count = search::count(*run.grid, letter);
  const int fewest = search::count(*run.grid, rarest);
  const auto event = static_cast<std::size_t>(first - run.events.begin());
  const std::string starts =
      "Looking for " + word_of(run) + ", your search starts on " + square_name(*run.grid, cell);
  if (run.word.find(letter) == std::string::npos) {
    return WrongPathStep{event, {cell}, starts + ", which is no letter of the word."};
  }
  if (count == fewest) return std::nullopt;
  return WrongPathStep{
      event,
      {cell},
      starts + ". The grid has that letter " + times(count) + ", but " + printable({&rarest, 1}) +
          " only " + times(fewest) +
          ": the rarest letter of the word leaves the fewest squares to start on."};
}

PathComplaint started_on_a_common_letter(const PathRun& run) {
  const auto wrong = first_step_on_a_common_letter(run);
  if (!wrong) return std::nullopt;
  return with_drawing(wrong->words, run, {});
}

PathComplaint stepped_although_a_letter_is_missing(const PathRun& run) {
  if (run.counts.placements == 0) return std::nullopt;
  const char rarest = rarest_letter_of(run);
  if (search::count(*run.grid, rarest) > 0) return std::nullopt;
  return with_drawing("The grid has no " + printable({&rarest, 1}) + ", so " + word_of(run) +
                          " cannot be there; but your search takes " +
                          counted(run.counts.placements, "step") +
                          ". A letter that is missing is the rarest of all: no square to start on, "
                          "no step.",
                      run, {});
}

PathComplaint no_fewer_steps_than_plain(const PathRun& run) {
  const auto plain = plain_search(run);
  if (run.counts.placements < plain.steps) return std::nullopt;
  return with_drawing("Your search takes " + counted(run.counts.placements, "step") +
                          " to find out about " + word_of(run) + ", the plain order " +
                          grouped(plain.steps) +
                          ". Started at the rarest letter it takes fewer here.",
                      run, {});
}

}  // namespace kata::judge
