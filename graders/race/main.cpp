#include <cstdlib>
#include <iostream>
#include <judge/board/sudoku_boards.h>
#include <race/problems.h>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include <kata/chessboard.h>

namespace {

constexpr int usage_error = 2;

const std::string footer =
    "Your own programs race where they are built and started, else the solution's,\n"
    "where this tree has it. The smarter order does not always win; see the board\n"
    "called \"Cheese\":\n"
    "  race sudoku " +
    std::string(kata::judge::boards::cheese) +
    "\n"
    "Exit code: 0 both came to their end, 1 one did not, 2 the command line cannot be\n"
    "used.";

int run(int argc, char** argv) {
  CLI::App app("Races two orders of choices on the same problem and prints what each of them did.",
               "race");
  app.require_subcommand(1);
  app.footer(footer);

  std::string board;
  auto* sudoku = app.add_subcommand("sudoku", "sudoku_naive against sudoku_mrv");
  sudoku->add_option("board", board,
                     "81 squares in reading order ('.' or '0' for an empty one), a file with them, "
                     "or - for standard input; the article's board if left out");

  int size = 8;
  auto* queens = app.add_subcommand("queens", "n_queens against queens_fewest_first");
  queens->add_option("N", size, "rows of the board")
      ->check(CLI::Range(1, kata::Chessboard::max_size))
      ->capture_default_str();

  std::string word;
  std::vector<std::string> grid;
  auto* words = app.add_subcommand("words", "word_search against rarest_letter_first");
  words->add_option("word", word, "the word to look for");
  words->add_option(
      "grid", grid,
      "a file with the grid, a row on each line, or - for standard input, or the rows "
      "themselves: ABC DEF");
  std::string page_file;
  for (auto* problem : {sudoku, queens, words}) {
    problem
        ->add_option("--replay", page_file,
                     "write a page that plays both, side by side on one clock")
        ->type_name("FILE");
  }
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == EXIT_SUCCESS ? EXIT_SUCCESS : usage_error;
  }
  if (*sudoku) return kata::race::race_sudoku(board, page_file);
  if (*queens) return kata::race::race_queens(size, page_file);
  return kata::race::race_words(word, grid, page_file);
}

}  // namespace

int main(int argc, char** argv) {
  try {
    return run(argc, argv);
  } catch (const std::exception& error) {
    std::cerr << "race: " << error.what() << "\n";
    return usage_error;
  }
}
