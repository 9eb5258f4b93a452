#include <articles/boards.h>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <replay/page.h>
#include <string>
#include <utility>

#include "searches.h"

// Writes the pages that player_test.js opens: make_pages FOLDER

namespace {

namespace replay = kata::replay;
using kata::search::SquareOrder;

class Pages {
 public:
  explicit Pages(std::filesystem::path folder) : folder_(std::move(folder)) {}

  void write(const std::string& name, const replay::Page& page) const {
    std::ofstream out(folder_ / (name + ".html"), std::ios::binary);
    write_page(out, page);
    if (!out.flush()) throw std::runtime_error("cannot write " + name + ".html");
  }

 private:
  std::filesystem::path folder_;
};

// AI Escargot (Arto Inkala, 2006): a board on which every order of squares has to guess.
constexpr std::string_view hard_board =
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

/// A search whose loop over the digits ends at 8: where the article's program tries a 9 on row 1,
/// column 7, it goes back.
replay::Recording with_difference() {
  auto run = replay::tests::sudoku("Your search", kata::articles::board, SquareOrder::reading);
  const std::size_t at = 7;
  run.first_difference = {at, run.events[at], "Your loop ends at 8: the digit 9 is never tried."};
  run.events.resize(at);
  run.events.push_back({kata::EventKind::undo, '4', 0, 5});
  run.events.push_back({kata::EventKind::place, '6', 0, 5});
  run.events.push_back({kata::EventKind::place, '4', 0, 6});
  run.events.push_back({kata::EventKind::place, '8', 0, 7});
  run.events.push_back({kata::EventKind::undo, '8', 0, 7});
  run.events.push_back({kata::EventKind::undo, '4', 0, 6});
  run.ending = "Your search found no solution and returned false.";
  return run;
}

/// A search whose rules forget the boxes: digits that clash stand on the board.
replay::Recording with_clashes() {
  auto run = replay::tests::sudoku("Your search", kata::articles::board, SquareOrder::reading, 0);
  run.events = {{kata::EventKind::place, '1', 0, 2},
                {kata::EventKind::place, '2', 0, 3},
                {kata::EventKind::place, '4', 1, 1},
                {kata::EventKind::place, '1', 1, 2}};
  run.ending = "It reached its time limit.";
  return run;
}

void write_all(const Pages& pages) {
  const auto naive =
      replay::tests::sudoku("First empty square", kata::articles::board, SquareOrder::reading);
  const auto fewest = replay::tests::sudoku("Fewest candidates first", kata::articles::board,
                                            SquareOrder::fewest_candidates);
  const std::vector<std::string> letters{"CABACT", "KTOXRA", "BACKTC",
                                         "ARARCK", "CKBAKI", "GBIKGN"};

  pages.write("run", {"Sudoku, first empty square", {naive}});
  pages.write("race", {"Two orders, one board", {naive, fewest}});
  pages.write("tree", {"Sudoku, first empty square", {naive}, true});
  pages.write("difference", {"Sudoku, first empty square", {with_difference()}});
  pages.write("clashes", {"Sudoku, first empty square", {with_clashes()}});
  pages.write("queens", {"Eight queens", {replay::tests::queens(8)}});
  pages.write("queens20", {"Twenty queens", {replay::tests::queens(20)}});
  pages.write("word", {"Word search", {replay::tests::word_search(letters, "BACKTRACKING")}});
  pages.write("inside", {"Rarest letter first",
                         {replay::tests::word_from_inside(letters, "BACKTRACKING", 10)}});
  pages.write("permutations", {"Permutations", {replay::tests::permutations({1, 2, 3, 4})}});
  pages.write(
      "small",
      {"A board of four",
       {replay::tests::sudoku("Your search", kata::articles::small_board, SquareOrder::reading)}});
  pages.write("hard_tree", {"AI Escargot",
                            {replay::tests::sudoku("Fewest candidates first", hard_board,
                                                   SquareOrder::fewest_candidates)},
                            true});

  // All arrangements of twelve queens would be 1.7 million events.
  auto many = replay::tests::queens(12, true);
  many.returned = false;
  many.events.resize(1'000'000);
  pages.write("million", {"A million events", {many}});
  many.events.resize(100'000);
  pages.write("hundred_thousand", {"A hundred thousand events", {many}});
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) {
    std::cerr << "usage: make_pages FOLDER\n";
    return EXIT_FAILURE;
  }
  try {
    write_all(Pages(argv[1]));
  } catch (const std::exception& error) {
    std::cerr << "make_pages: " << error.what() << "\n";
    return EXIT_FAILURE;
  }
  return EXIT_SUCCESS;
}
