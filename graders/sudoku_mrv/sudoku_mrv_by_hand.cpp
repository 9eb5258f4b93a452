#include <by_hand/sudoku.h>

int main(int argc, char** argv) {
  return kata::by_hand::sudoku_main(argc, argv, {"sudoku_mrv", "solve_mrv", KATA_SUBJECT_FILE});
}
