#include <by_hand/program.h>

int main(int argc, char** argv) {
  return kata::by_hand::run(argc, argv, KATA_SUBJECT_FILE);
}
