#include <by_hand/sudoku.h>

int main(int argc, char** argv) {
  return kata::by_hand::sudoku_main(argc, argv,
                                    {.exercise = "sudoku_mrv",
                                     .function = "solve_mrv",
                                     .subject_file = KATA_SUBJECT_FILE,
                                     .order = kata::search::SquareOrder::fewest_candidates});
}
