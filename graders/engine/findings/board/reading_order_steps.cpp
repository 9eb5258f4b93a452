#include <cstddef>
#include <cstdint>
#include <findings/board/sudoku_playback.h>
#include <findings/board/sudoku_rules.h>
#include <findings/board/sudoku_step_words.h>
#include <findings/board/sudoku_steps.h>
#include <findings/difference.h>
#include <optional>
#include <search/search.h>
#include <search/sudoku_candidates.h>
#include <string>
#include <text/number_words.h>
#include <vector>

namespace kata::judge {
namespace {

using search::Position;

/// Both searches at the first step that differs; nothing for one that is at its end.
struct Parting {
  Grid board;
  problems::State state;
  std::optional<Event> yours;
  std::optional<Event> articles;
};

/// Why the article's program goes its own way, and the square that shows it.
struct Reason {
  std::string words;
  std::optional<Position> square;
};

Reason reason_against_placing(const Parting& parting) {
  const Position square = square_of(*parting.yours);
  const char digit = parting.yours->digit;
  if (const auto clash = find_clash(parting.board, square, digit))
    return {clash_in_words(*clash, digit, second_mark), clash->second};
  const auto first = first_empty(parting.board);
  if (first && *first != square) {
    const search::Candidates fitting = search::candidates(parting.board, *first);
    return {"The first empty square is " + marked(*first, second_mark) + ": " +
                digit_list(fitting) + (search::count(fitting) < 2 ? " fits" : " fit") + " there.",
            *first};
  }
  if (parting.articles && square_of(*parting.articles) == square)
    return {std::string(1, parting.articles->digit) + " fits there and comes first.", {}};
  return {};
}

Reason reason_for(const Parting& parting) {
  if (parting.yours && parting.yours->kind == EventKind::place)
    return reason_against_placing(parting);
  if (!parting.articles) return {"The board is full and right.", {}};
  if (parting.articles->kind == EventKind::place)
    return {std::string(1, parting.articles->digit) + " fits there and was not tried yet.", {}};
  if (parting.yours) return {"The digit placed last comes off first.", {}};
  return {"Nothing fits on the next square: the last choice has to be undone.", {}};
}

std::string articles_words(const Parting& parting, std::optional<Position> second) {
  if (!parting.articles) return "is done";
  const bool is_second = second && square_of(*parting.articles) == *second;
  return is_second ? in_words(*parting.articles, second_mark) : in_words(*parting.articles, "");
}

WrongStep step_at(const Parting& parting, const std::string& intro, const std::string& end) {
  const Reason reason = reason_for(parting);
  std::optional<Position> first;
  std::optional<Position> second = reason.square;
  if (parting.yours) first = square_of(*parting.yours);
  if (!second && parting.articles && square_of(*parting.articles) != first)
    second = square_of(*parting.articles);

  WrongStep step;
  step.before = parting.state;
  if (first) step.marks.push_back(mark_of(*first, first_mark));
  if (second) step.marks.push_back(mark_of(*second, second_mark));
  step.expected = parting.articles;
  step.words = intro + (parting.yours ? in_words(*parting.yours, first_mark) : end) +
               "; the article's " + articles_words(parting, second) + ". " + reason.words;
  return step;
}

}  // namespace

std::optional<WrongStep> leaves_reading_order(const Run& run) {
  const std::vector<Event> yours = steps_of(run);
  const auto articles = search::search(*run.problem, {.most_events = yours.size() + 1}).events;
  const auto index = first_difference(yours, articles);
  const bool is_cut_off = index == yours.size() && !run.returned;
  if (!index || is_cut_off) return std::nullopt;

  SudokuPlayback replay(run);
  for (std::size_t i = 0; i < *index; ++i) replay.apply(yours[i]);
  Parting parting{replay.grid(), replay.state(), {}, {}};
  if (*index < yours.size()) parting.yours = yours[*index];
  if (*index < articles.size()) parting.articles = articles[*index];
  const std::string intro =
      *index == 0
          ? "In its first step your search "
          : "After " + counted(static_cast<std::int64_t>(*index), "equal step") + " your search ";
  WrongStep step = step_at(parting, intro, run.answer == 0 ? "returns false" : "returns true");
  step.event = *index;
  return step;
}

}  // namespace kata::judge
