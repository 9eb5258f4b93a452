#pragma once

#include <string>

namespace kata::by_hand {

/// A program that runs a student's word search by hand.
struct WordProgram {
  std::string exercise;           ///< "word_search"
  std::string function;           ///< "find_word"
  std::string subject_file;       ///< the program made of the student's file
  std::string word;               ///< what it looks for when nothing is given
  std::string grid;               ///< and where: a row on each line
  bool beside_the_plain = false;  ///< print the steps of the plain order beside its own
};

/// Its main: looks for a word on a grid and prints the grid with the path and the counts. Exit code
/// 0 when the answer is right, 1 when not, 2 for a command line or a grid that cannot be read, 3
/// when the student's program could not be started.
int words_main(int argc, char** argv, const WordProgram& program);

}  // namespace kata::by_hand
