#include <by_hand/program.h>
#include <search/search.h>

kata::by_hand::Program kata::by_hand::program() {
  return {.input = rows(), .rival = [](const problems::Problem& problem) {
            return Rival{"row by row", search::search(problem).events};
          }};
}
