#include <articles/boards.h>
#include <cstddef>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <replay/page.h>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "a_course.h"
#include "odd_runs.h"
#include "searches.h"

// Writes the pages that player_test.js opens: make_pages FOLDER

namespace {

namespace replay = kata::replay;
using kata::search::Order;

class Pages {
 public:
  explicit Pages(std::filesystem::path folder) : folder_(std::move(folder)) {}

  void write(const std::string& name, const replay::Page& page) const {
    std::ofstream out = file(name);
    write_page(out, page);
    finish(out, name);
  }

  void write(const std::string& name, const replay::CoursePage& course) const {
    std::ofstream out = file(name);
    write_course(out, course);
    finish(out, name);
  }

 private:
  std::ofstream file(const std::string& name) const {
    return std::ofstream(folder_ / (name + ".html"), std::ios::binary);
  }

  static void finish(std::ofstream& out, const std::string& name) {
    if (!out.flush()) throw std::runtime_error("cannot write " + name + ".html");
  }

  std::filesystem::path folder_;
};

// AI Escargot (Arto Inkala, 2006): a board on which every order of squares has to guess.
constexpr std::string_view hard_board =
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

void write_all(const Pages& pages) {
  const auto naive =
      replay::tests::sudoku("First empty square", kata::articles::board, Order::in_order);
  const auto fewest =
      replay::tests::sudoku("Fewest candidates first", kata::articles::board, Order::fewest_or_one);
  const std::vector<std::string> letters{"CABACT", "KTOXRA", "BACKTC",
                                         "ARARCK", "CKBAKI", "GBIKGN"};

  pages.write("run", {"Sudoku, first empty square", {naive}});
  pages.write("race", {"Two orders, one board", {naive, fewest}});
  pages.write("tree", {"Sudoku, first empty square", {naive}, true});
  pages.write("difference", {"Sudoku, first empty square", {replay::tests::with_difference()}});
  pages.write("clashes", {"Sudoku, first empty square", {replay::tests::with_clashes()}});
  pages.write("queens", {"Eight queens", {replay::tests::queens(8)}});
  pages.write("queens20", {"Twenty queens", {replay::tests::queens(20)}});
  pages.write("word", {"Word search", {replay::tests::word_search(letters, "BACKTRACKING")}});
  pages.write("inside", {"Rarest letter first",
                         {replay::tests::word_from_inside(letters, "BACKTRACKING", 10)}});
  pages.write("permutations", {"Permutations", {replay::tests::permutations({1, 2, 3, 4})}});
  pages.write(
      "small",
      {"A board of four",
       {replay::tests::sudoku("Your search", kata::articles::small_board, Order::in_order)}});
  pages.write("hard_tree",
              {"AI Escargot",
               {replay::tests::sudoku("Fewest candidates first", hard_board, Order::fewest_or_one)},
               true});

  pages.write("race12",
              {"n_queens", {replay::tests::queens(12), replay::tests::queens(12, false)}});
  pages.write("verdict", {"sudoku_naive", {replay::tests::with_verdict()}});
  pages.write("uniqueness", {"sudoku_uniqueness", {replay::tests::with_one_solution()}});
  pages.write("hostile", {"Words", {replay::tests::with_hostile_words()}});
  pages.write("bytes", {"Bytes", {replay::tests::with_bytes_as_letters()}});
  pages.write("wide_grid", {"A wide grid", {replay::tests::with_a_wide_grid()}});
  pages.write("wide_tree", {"Two thousand", {replay::tests::with_many_first_choices()}, true});
  pages.write("deep", {"Twenty thousand", {replay::tests::with_a_deep_path()}, true});

  pages.write("course", replay::tests::a_course());
  pages.write("course_done", replay::tests::a_course_that_is_done());

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
