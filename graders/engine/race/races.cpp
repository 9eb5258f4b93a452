#include <findings/path/path_rules.h>
#include <findings/wrong_answer.h>
#include <inputs/word_grids.h>
#include <race/races.h>
#include <runs/problems_of_calls.h>

namespace kata::race {

std::vector<Race> races() {
  using namespace judge;
  std::vector<Race> races;
  races.push_back({"sudoku",
                   by_hand::board(),
                   {"sudoku_naive", "first empty square", {"solve_naive", sudoku_problem}},
                   {"sudoku_mrv", "fewest choices first", {"solve_mrv", sudoku_problem}},
                   wrong_answer_of_search});
  races.push_back({"queens",
                   by_hand::rows(),
                   {"n_queens", "row by row", {"place_queens", queens_problem}},
                   {"queens_fewest_first",
                    "fewest squares first",
                    {"place_queens_fewest_first", queens_problem}},
                   wrong_answer_of_search});
  races.push_back(
      {"words",
       by_hand::word_on_grid(words::rare_letters_word, words::rare_letters),
       {"word_search", "first letter first", {"find_word", word_problem}},
       {"rarest_letter_first", "rarest letter first", {"find_word_rarest_first", word_problem}},
       wrong_answer});
  return races;
}

}  // namespace kata::race
