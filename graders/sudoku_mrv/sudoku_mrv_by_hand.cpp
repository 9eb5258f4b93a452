#include <by_hand/program.h>
#include <search/search.h>

kata::by_hand::Program kata::by_hand::program() {
  return {.input = board(), .rival = [](const problems::Problem& problem) {
            return Rival{
                .events = search::search(problem, {.order = search::Order::fewest_or_one}).events};
          }};
}
