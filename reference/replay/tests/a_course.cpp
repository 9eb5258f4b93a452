#include "a_course.h"

#include <articles/boards.h>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>

#include "odd_runs.h"
#include "searches.h"

namespace kata::replay::tests {
namespace {

using search::Order;

constexpr std::string_view passing =
    "permutations: all 9 checks passed\n"
    "  3 numbers: 6 orders, 15 choices, as the article's program.\n";

constexpr std::string_view failing =
    "sudoku_naive: 5 of 12 checks passed\n"
    "  ok    knows a full board; leaves the board as it was when there is no solution\n"
    "  FAIL  makes the article's 4,208 placements\n"
    "        Your search makes 621 placements, the article's 4,208, and that is a line of some length.\n"
    "        \xff\x1b[31m <b>no markup</b>\n";

CourseExercise exercise(std::string name, std::string level, std::string teaches) {
  CourseExercise made;
  made.name = std::move(name);
  made.level = std::move(level);
  made.teaches = std::move(teaches);
  made.state = "not-started";
  return made;
}

std::string failure() {
  std::ostringstream page;
  write_page(page, {"sudoku_naive", {with_verdict()}});
  return data_of_page(page.str());
}

}  // namespace

CoursePage a_course() {
  const auto naive = sudoku("first empty square", articles::board, Order::in_order);
  const auto fewest = sudoku("fewest choices first", articles::board, Order::fewest_or_one);
  const auto small = sudoku("the program", articles::small_board, Order::in_order);

  CourseExercise first = exercise("permutations", "warm-up", "choose, go deeper, undo");
  first.state = "done";
  first.passed = first.all = 9;
  first.verdict = passing;
  first.searches = {{"All orders of 1, 2, 3", "", {"All orders", {permutations({1, 2, 3})}}}};

  CourseExercise second = exercise("sudoku_naive", "practice", "dead ends, and walking back");
  second.state = "started";
  second.passed = 5;
  second.all = 12;
  second.verdict = failing;
  second.failure = failure();
  second.searches = {{"Part 1, the program live", "4,208 placements", {"Part 1, live", {naive}}},
                     {"The 4 by 4 board", "one dead end", {"Four by four", {small}, true}}};

  CourseExercise third = exercise("word_search", "variation", "the same undo on a path");
  third.state = "does-not-compile";
  third.verdict = "word_search: does not compile\n";
  third.failure = "{\"half a page";
  third.searches = {{"BACK", "", {"BACK", {word_search({"BAC", "KCK"}, "BACK")}}}};

  CourseExercise fourth = exercise("n_queens", "challenge", "what one choice is");
  fourth.searches = {{"Eight queens", "113 queens put down", {"Eight queens", {queens(8)}}}};

  CourseExercise race = exercise("sudoku_mrv", "practice", "which decision next");
  race.searches = {{"Part 2, race them", "51 against 4,208", {"The race", {naive, fewest}}}};

  CourseExercise own = exercise("coin_sums", "", "nothing to watch");
  own.state = "not-checked";

  return {"Backtracking, by hand",
          "sudoku_naive",
          {{"Part 1: choices and undos", {first, second, third, fourth}},
           {"Part 2: the smarter choice", {race}},
           {"Part 3: where plain backtracking runs out", {own}}}};
}

CoursePage a_course_that_is_done() {
  CoursePage course = a_course();
  course.next = "";
  for (CoursePart& part : course.parts) {
    for (CourseExercise& each : part.exercises) {
      each.state = "done";
      each.passed = each.all = 9;
      each.verdict = passing;
      each.failure = "";
    }
  }
  return course;
}

}  // namespace kata::replay::tests
