#pragma once

#include <judge/board/sudoku_run.h>
#include <judge/chessboard/queens_run.h>
#include <judge/path/path_run.h>
#include <judge/sequence/sequence_run.h>
#include <replay/recording.h>
#include <string>

/// Runs as the replay player shows them.
namespace kata::judge {

replay::Recording recording_of(const SudokuRun& run, const std::string& exercise);
replay::Recording recording_of(const QueensRun& run, const std::string& exercise);
replay::Recording recording_of(const PathRun& run, const std::string& exercise);
replay::Recording recording_of(const SequenceRun& run, const std::string& exercise);

}  // namespace kata::judge
