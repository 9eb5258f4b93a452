#pragma once

#include <string>

namespace kata::judge {

/// What the judge's sentences name: the exercise, and the file that a student edits.
struct Exercise {
  std::string name;         ///< "sudoku_naive"
  std::string source_file;  ///< "exercises/sudoku_naive/sudoku_naive.cpp"
};

/// The exercise that this judge was built for.
const Exercise& exercise();

}  // namespace kata::judge
