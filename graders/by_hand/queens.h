#pragma once

#include <string>

namespace kata::by_hand {

/// A program that runs a student's search for queens by hand.
struct QueensProgram {
  std::string exercise;             ///< "n_queens"
  std::string place_function;       ///< "place_queens"
  std::string count_function = {};  ///< "count_arrangements"; empty where there is none
  bool compares_orders = false;     ///< ends with a table: plain order of rows, student's
  std::string subject_file;         ///< the program made of the student's file
};

/// Its main: places queens on a board of 8 rows, or as many as given, and prints board and counts.
/// Exit code 0 when the functions returned what they should, 1 when not, 2 for a command line that
/// cannot be read, 3 when the student's program could not be started.
int queens_main(int argc, char** argv, const QueensProgram& program);

}  // namespace kata::by_hand
