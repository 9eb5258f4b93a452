#include <by_hand/queens.h>

int main(int argc, char** argv) {
  return kata::by_hand::queens_main(argc, argv,
                                    {.exercise = "n_queens",
                                     .place_function = "place_queens",
                                     .count_function = "count_arrangements",
                                     .subject_file = KATA_SUBJECT_FILE});
}
