#pragma once

#include <by_hand/report.h>
#include <functional>
#include <judge/board/sudoku_run.h>
#include <memory>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

namespace kata::by_hand {

/// A program that runs a student's functions of a Sudoku board by hand.
struct BoardProgram {
  std::string exercise;                      ///< "sudoku_naive"
  std::string description;                   ///< what --help says
  std::string subject_file;                  ///< the program made of the student's file
  std::string exit_codes = "0 fine, 1 not";  ///< what --help says about exit codes 0 and 1
};

/// The frame of such a program: its main. Reads a board from the command line (the article's
/// without one), makes the calls that `calls_on` asks for in one process of the student's program,
/// and returns what `report` makes of them.
class BoardCommand {
 public:
  using Calls = std::vector<subject::Call>;

  explicit BoardCommand(BoardProgram program);

  /// For options of the program's own; to be added before run().
  CLI::App& options() { return app_; }

  int run(int argc, char** argv, const std::function<Calls(const Grid&)>& calls_on,
          const std::function<int(std::shared_ptr<const judge::Attempt>)>& report);

  /// Says what kept a call from returning, and prints the board as it was then. Nothing for a call
  /// that returned. Gives the exit code for it: 0 when the call returned.
  int report_unfinished(const judge::SudokuRun& run) const;

 private:
  BoardProgram program_;
  CLI::App app_;
  std::string board_;
};

/// How much a search did, one count a line.
void print_counts(const judge::SudokuRun& run);

}  // namespace kata::by_hand
