#include <cstddef>
#include <cstdint>
#include <inputs/sudoku_boards.h>
#include <judge/board/board_generator.h>
#include <judge/board/sudoku_checks.h>
#include <problems/sudoku.h>
#include <search/search.h>
#include <string_view>
#include <utility>
#include <vector>

namespace {

using namespace kata;
using namespace kata::judge;

constexpr std::uint32_t seed = 20240612;

/// Few enough for wrong guesses, and enough that most boards are in reach.
constexpr int givens = 32;

/// Whether a search in reading order is done with a board soon enough to ask a student for it.
bool is_in_reach(const Grid& board) {
  constexpr std::size_t events = 40'000;
  return search::search(problems::Sudoku(board), {.most_events = events}).complete;
}

/// The next boards of a kind, `make()`, that are in reach.
template <class Make>
std::vector<Grid> some(int count, Make make) {
  std::vector<Grid> boards;
  while (boards.size() < static_cast<std::size_t>(count)) {
    Grid board = make();
    if (is_in_reach(board)) boards.push_back(std::move(board));
  }
  return boards;
}

Run solve(std::string_view board) {
  return judge::solve("solve_naive", board);
}

void expect_the_articles_way(std::string_view board) {
  EXPECT_RUN(solve(board), Solves());
  EXPECT_RUN(solve(board), FollowsReadingOrder());
}

KATA_HIDDEN_CHECK(2, "goes the article's way on generated boards with one solution") {
  BoardGenerator generator(seed);
  for (const Grid& board : some(8, [&] { return generator.with_solutions(1, givens); })) {
    expect_the_articles_way(board.line());
  }
}

KATA_HIDDEN_CHECK(1, "goes the article's way on boards that make searches work") {
  expect_the_articles_way(boards::few_guesses);
  expect_the_articles_way(boards::ai_escargot);
  expect_the_articles_way(boards::inkala_2010);
  expect_the_articles_way(boards::long_way_round);
}

KATA_HIDDEN_CHECK(1, "finds the first solution where there are several") {
  BoardGenerator generator(seed + 1);
  expect_the_articles_way(boards::two_solutions);
  expect_the_articles_way(boards::many_solutions);
  expect_the_articles_way(boards::empty);
  for (const Grid& board : some(3, [&] { return generator.with_solutions(2, givens); })) {
    expect_the_articles_way(board.line());
  }
}

KATA_HIDDEN_CHECK(2, "says no to generated boards without solution") {
  BoardGenerator generator(seed + 2);
  EXPECT_RUN(solve(boards::dead_from_the_start), SaysThereIsNoSolution());
  for (const Grid& board : some(5, [&] { return generator.without_solution(givens); })) {
    EXPECT_RUN(solve(board.line()), SaysThereIsNoSolution());
    EXPECT_RUN(solve(board.line()), FollowsReadingOrder());
  }
}

KATA_HIDDEN_CHECK(1, "fills a few empty squares, wherever they are") {
  BoardGenerator generator(seed + 3);
  for (int empty = 1; empty <= 10; ++empty) {
    expect_the_articles_way(generator.with_empty(empty).line());
  }
}

KATA_HIDDEN_CHECK(1, "keeps nothing from one board to the next") {
  BoardGenerator generator(seed + 4);
  std::vector<Grid> boards = some(3, [&] { return generator.with_solutions(1, givens); });
  boards.push_back(some(1, [&] { return generator.without_solution(givens); }).front());
  boards.push_back(boards.front());
  for (const Run& run : solve_each("solve_naive", boards)) {
    EXPECT_RUN(run, FollowsReadingOrder());
  }
}

}  // namespace
