#include <articles/boards.h>
#include <cstdlib>
#include <iostream>
#include <replay/watch.h>
#include <unistd.h>

#include "searches.h"

// Plays the article's board in this terminal: watch_search [EVENTS A SECOND]
int main(int argc, char** argv) {
  namespace replay = kata::replay;
  const double speed = argc > 1 ? std::atof(argv[1]) : 250;
  const auto recording = replay::tests::sudoku("Your search", kata::articles::board,
                                               kata::search::SquareOrder::reading);
  replay::watch(std::cout, recording, speed, isatty(STDOUT_FILENO) != 0);
}
