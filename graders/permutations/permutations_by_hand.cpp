#include <by_hand/sequence.h>

int main(int argc, char** argv) {
  return kata::by_hand::sequence_main(argc, argv, {"permutations", KATA_SUBJECT_FILE});
}
