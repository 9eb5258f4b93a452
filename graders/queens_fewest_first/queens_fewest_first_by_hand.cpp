#include <by_hand/queens.h>

int main(int argc, char** argv) {
  return kata::by_hand::queens_main(argc, argv,
                                    {.exercise = "queens_fewest_first",
                                     .place_function = "place_queens_fewest_first",
                                     .compares_orders = true,
                                     .subject_file = KATA_SUBJECT_FILE});
}
