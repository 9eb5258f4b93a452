#pragma once

#include <search/sudoku_method.h>
#include <string>

namespace kata::by_hand {

/// A program that runs a student's Sudoku solver by hand.
struct SudokuProgram {
  std::string exercise;       ///< "sudoku_naive"
  std::string function;       ///< "solve_naive"
  std::string subject_file;   ///< the program made of the student's file
  search::SquareOrder order;  ///< the order of squares in the article's program
};

/// Its main: solves the article's board, or the one given, and prints grid and counts. Exit code 0
/// when the function returned true and its board is solved, 1 when not, 2 for a command line or a
/// board that cannot be read, 3 when the student's program could not be started.
int sudoku_main(int argc, char** argv, const SudokuProgram& program);

}  // namespace kata::by_hand
