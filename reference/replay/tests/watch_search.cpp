#include <articles/boards.h>
#include <cstdlib>
#include <iostream>
#include <optional>
#include <replay/watch.h>
#include <unistd.h>

#include "searches.h"

// Plays the article's board in this terminal: watch_search [EVENTS A SECOND]
int main(int argc, char** argv) {
  namespace replay = kata::replay;
  std::optional<double> speed;
  if (argc > 1) speed = std::atof(argv[1]);
  const auto recording =
      replay::tests::sudoku("Your search", kata::articles::board, kata::search::Order::in_order);
  replay::watch(std::cout, recording, speed, isatty(STDOUT_FILENO) != 0);
}
