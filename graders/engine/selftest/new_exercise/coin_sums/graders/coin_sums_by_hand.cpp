#include <by_hand/program.h>

kata::by_hand::Program kata::by_hand::program() {
  return {.input = and_number(numbers(), "--amount", 5, "what is to be paid")};
}
