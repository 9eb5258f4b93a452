#pragma once

#include <string>

namespace kata::by_hand {

/// A program that runs a student's list of orders by hand.
struct SequenceProgram {
  std::string exercise;      ///< "permutations", also the function's name
  std::string subject_file;  ///< the program made of the student's file
};

/// Its main: lists the orders of 1, 2 and 3, or of the numbers given, and prints them and what the
/// search did. Exit code 0 when all orders are listed, 1 when not, 2 for a command line that cannot
/// be read, 3 when the student's program could not be started.
int sequence_main(int argc, char** argv, const SequenceProgram& program);

}  // namespace kata::by_hand
