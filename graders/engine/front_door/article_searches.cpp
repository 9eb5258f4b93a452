#include <articles/boards.h>
#include <articles/figures.h>
#include <cstdint>
#include <front_door/article_searches.h>
#include <inputs/word_grids.h>
#include <map>
#include <memory>
#include <problems/order.h>
#include <problems/playback.h>
#include <problems/queens.h>
#include <problems/sudoku.h>
#include <problems/word.h>
#include <search/search.h>
#include <search/word_search.h>
#include <string_view>
#include <text/number_words.h>
#include <utility>

namespace kata::front_door {
namespace {

using replay::Recording;

constexpr search::Plan reading_order{};
constexpr search::Plan fewest_first{.order = search::Order::fewest_or_one};

Recording recording(std::string label, std::shared_ptr<const problems::Problem> problem,
                    std::vector<Event> events) {
  Recording made;
  made.label = std::move(label);
  made.problem = std::move(problem);
  made.events = std::move(events);
  return made;
}

/// A search of a whole problem.
Recording searched(std::string label, std::shared_ptr<const problems::Problem> problem,
                   const search::Plan& plan) {
  auto events = search::search(*problem, plan).events;
  return recording(std::move(label), std::move(problem), std::move(events));
}

Recording sudoku(std::string label, std::string_view board, const search::Plan& plan) {
  return searched(std::move(label), std::make_shared<problems::Sudoku>(parse_grid(board)), plan);
}

Recording queens(int rows, search::Order order) {
  const bool in_order = order == search::Order::in_order;
  return searched(in_order ? "row by row" : "fewest squares first",
                  std::make_shared<problems::Queens>(rows), {.order = order});
}

Recording word(const char* grid, const char* letters, search::WordOrder order) {
  const bool in_order = order == search::WordOrder::plain;
  const LetterGrid squares(grid);
  const auto first = in_order ? 0 : search::rarest_letter(squares, letters);
  return recording(in_order ? "first letter first" : "rarest letter first",
                   std::make_shared<problems::Word>(grid, letters, static_cast<int>(first)),
                   search::trace_word(squares, letters, order).events);
}

Recording orders() {
  return searched("the loop", std::make_shared<problems::Order>(std::vector<int>{1, 2, 3}),
                  {.most_solutions = search::Plan::all});
}

Recording plain(std::string_view board) {
  return sudoku("first empty square", board, reading_order);
}

Recording fewest(std::string_view board) {
  return sudoku("fewest choices first", board, fewest_first);
}

std::int64_t placements(const Recording& run) {
  return problems::counts_of(*run.problem, run.events).placements;
}

/// "4,208 placements against 51".
std::string compared(const replay::Page& page) {
  return counted(placements(page.runs[0]), "placement") + " against " +
         grouped(placements(page.runs[1]));
}

replay::Showing race_of(std::string name, replay::Page page) {
  std::string caption = compared(page);
  return {std::move(name), std::move(caption), std::move(page)};
}

replay::Showing live_run() {
  const Recording run = plain(articles::board);
  return {"Part 1, the program live",
          counted(placements(run), "placement") + " for " + grouped(articles::empty_squares) +
              " squares",
          {"Part 1: the program live", {run}}};
}

replay::Showing race() {
  return race_of("Part 2, race them",
                 {"Part 2: race them", {plain(articles::board), fewest(articles::board)}});
}

replay::Showing forced_squares() {
  return {"Part 2, the square with the fewest choices first",
          "no digit is ever taken off",
          {"Part 2: fewest choices first", {fewest(articles::board)}}};
}

replay::Showing two_orderings() {
  constexpr std::string_view board = articles::board_without_dead_ends;
  return race_of("Where plain backtracking runs out: the two orderings",
                 {"The two orderings", {plain(board), fewest(board)}});
}

replay::Showing small_board() {
  return {"The reference page's 4 by 4 board",
          "a whole search, with its tree",
          {"The 4 by 4 board", {plain(articles::small_board)}, true}};
}

replay::Showing going_on() {
  return {"The 4 by 4 board, to the end of the search",
          "after the first solution it goes on, and finds no second one",
          {"Is there a second solution?",
           {sudoku("goes on after a solution", articles::small_board,
                   {.most_solutions = search::Plan::all})}}};
}

replay::Showing eight_queens() {
  const Recording run = queens(8, search::Order::in_order);
  return {"Eight queens, row by row",
          counted(placements(run), "placement") + " for eight queens",
          {"Eight queens", {run}}};
}

replay::Showing queens_race() {
  return race_of("Eight queens, both orders",
                 {"Eight queens, both orders",
                  {queens(8, search::Order::in_order), queens(8, search::Order::fewest)}});
}

replay::Showing word_on_the_page() {
  using namespace judge::words;
  return {"BACKTRACK on the page's grid",
          "a path that grows, and shrinks where it cannot go on",
          {"BACKTRACK", {word(page, page_word, search::WordOrder::plain)}}};
}

replay::Showing word_race() {
  using namespace judge::words;
  return race_of("SEQUENCE, from its first letter and from its rarest",
                 {"SEQUENCE, both orders",
                  {word(rare_letters, rare_letters_word, search::WordOrder::plain),
                   word(rare_letters, rare_letters_word, search::WordOrder::rarest_letter_first)}});
}

replay::Showing all_orders() {
  const Recording run = orders();
  return {"All orders of 1, 2 and 3",
          counted(placements(run), "placement") + ", each taken back",
          {"All orders of 1, 2 and 3", {run}, true}};
}

using Make = replay::Showing (*)();

const std::map<std::string, std::vector<Make>>& table() {
  static const std::map<std::string, std::vector<Make>> searches{
      {"permutations", {all_orders}},          {"sudoku_naive", {live_run, small_board}},
      {"word_search", {word_on_the_page}},     {"n_queens", {eight_queens}},
      {"sudoku_candidates", {forced_squares}}, {"sudoku_mrv", {race, two_orderings}},
      {"rarest_letter_first", {word_race}},    {"queens_fewest_first", {queens_race}},
      {"sudoku_valid", {small_board}},         {"sudoku_uniqueness", {going_on, two_orderings}},
      {"sudoku_propagation", {two_orderings}}, {"sudoku_fast", {two_orderings}},
  };
  return searches;
}

}  // namespace

std::vector<replay::Showing> article_searches(const std::string& exercise) {
  std::vector<replay::Showing> showings;
  const auto found = table().find(exercise);
  if (found == table().end()) return showings;
  for (const Make make : found->second) {
    showings.push_back(make());
    for (Recording& run : showings.back().page.runs) run.exercise = exercise;
  }
  return showings;
}

}  // namespace kata::front_door
