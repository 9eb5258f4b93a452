#pragma once

#include <filesystem>
#include <set>
#include <string>
#include <vector>

#include <kata/path.h>

namespace kata::grade {

/// The files of the student kit: what .gitattributes does not leave out of an archive.
std::vector<std::filesystem::path> files_of_the_kit();

/// Every Sudoku board of 81 characters that stands somewhere in the kit.
std::set<std::string> boards_in_the_kit();

/// A word that a check of the kit looks for, and its grid: a row on each line.
struct KnownWord {
  std::string grid;
  std::string word;
  std::vector<Cell> path;  ///< empty where it is not there

  friend bool operator<(const KnownWord& left, const KnownWord& right) {
    return left.grid != right.grid ? left.grid < right.grid : left.word < right.word;
  }
};

/// Every word that the open checks of an exercise look for.
std::set<KnownWord> words_in_the_kit(const std::string& exercise);

}  // namespace kata::grade
