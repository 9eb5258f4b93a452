#pragma once

#include <by_hand/input.h>
#include <findings/complaint.h>
#include <memory>
#include <runs/run.h>
#include <string>
#include <vector>

/// Two ways to go about one problem, side by side, as part 2 of the articles does it in "race
/// them".
namespace kata::race {

/// One side of a race.
struct Side {
  std::string exercise;  ///< "sudoku_naive"
  std::string order;     ///< what comes first: "first empty square"
  judge::Function function;
};

struct Race {
  std::string name;  ///< "sudoku"
  std::unique_ptr<by_hand::Input> input;
  Side plain;
  Side smart;
  judge::Look wrong;  ///< what is wrong with a run that returned
};

std::vector<Race> races();

}  // namespace kata::race
