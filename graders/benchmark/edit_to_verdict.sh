#!/bin/sh
# edit_to_verdict.sh [EDITS]
#
# How long an edit of a stub takes to its verdict, against the usual shape: GoogleTest and the student's code in
# one program, built with Ninja, one CTest entry for each test. Both edit the same solution in turn; the medians of EDITS edits (10)
# are compared. Run it on a quiet machine.
set -eu
edits=${1:-10}
project=$(cd "$(dirname "$0")/../.." && pwd)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT INT TERM

# A copy of the project, so that no student's file is touched; the hidden checks stay out: the usual shape has none.
copy() {
  mkdir -p "$scratch/$1"
  (cd "$project" && tar -c --exclude=./build* --exclude=./.git --exclude=hidden_test.cpp .) | tar -x -C "$scratch/$1"
}

usual() {
  mkdir -p "$scratch/usual"
  cat > "$scratch/usual/CMakeLists.txt" <<'END'
cmake_minimum_required(VERSION 3.21)
project(usual LANGUAGES CXX)
set(CMAKE_CXX_STANDARD 20)
enable_testing()
find_package(GTest REQUIRED)
include(GoogleTest)
add_executable(sudoku_naive_test sudoku_naive_test.cpp sudoku_naive.cpp)
target_compile_options(sudoku_naive_test PRIVATE -Wall -Wextra)
target_link_libraries(sudoku_naive_test PRIVATE GTest::gmock GTest::gtest_main)
gtest_discover_tests(sudoku_naive_test PROPERTIES LABELS sudoku_naive)
END
  cat > "$scratch/usual/sudoku_naive.h" <<'END'
#pragma once
bool solve_naive(char (&board)[9][9]);
END
  cat > "$scratch/usual/sudoku_naive_test.cpp" <<'END'
#include <cstring>
#include <gmock/gmock.h>
#include "sudoku_naive.h"
namespace {
const char* const givens = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const char* const solution = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
struct SudokuNaive : testing::Test {
  char board[9][9];
  void show(const char* text) { std::memcpy(board, text, sizeof board); }
  std::string text() const { return std::string(&board[0][0], sizeof board); }
};
TEST_F(SudokuNaive, LeavesAFullBoard) { show(solution); EXPECT_TRUE(solve_naive(board)); EXPECT_EQ(text(), solution); }
TEST_F(SudokuNaive, FillsOneSquare) { show(solution); board[8][8] = '.'; EXPECT_TRUE(solve_naive(board)); EXPECT_EQ(text(), solution); }
TEST_F(SudokuNaive, FillsTheBoard) { show(givens); EXPECT_TRUE(solve_naive(board)); EXPECT_EQ(text(), solution); }
TEST_F(SudokuNaive, SaysNo) { show(givens); board[0][2] = '1'; EXPECT_FALSE(solve_naive(board)); }
TEST_F(SudokuNaive, LeavesTheBoardAfterNo) { show(givens); board[0][2] = '1'; const auto before = text(); solve_naive(board); EXPECT_EQ(text(), before); }
TEST_F(SudokuNaive, KeepsTheGivens) { show(givens); solve_naive(board); EXPECT_EQ(board[0][0], '5'); }
TEST_F(SudokuNaive, WorksTwice) { show(givens); solve_naive(board); show(givens); EXPECT_TRUE(solve_naive(board)); }
TEST_F(SudokuNaive, NeedsTheLastDigit) { show(solution); board[0][6] = '.'; EXPECT_TRUE(solve_naive(board)); EXPECT_EQ(board[0][6], '9'); }
}  // namespace
END
}

# solution BOARD INCLUDES: one solution for both shapes.
solution() {
  cat <<END
$2#include "sudoku_naive.h"

static bool fits($1, int row, int column, char digit) {
  for (int i = 0; i < 9; ++i) {
    if (board[row][i] == digit || board[i][column] == digit) return false;
    if (board[row / 3 * 3 + i / 3][column / 3 * 3 + i % 3] == digit) return false;
  }
  return true;
}

bool solve_naive($1) {
  for (int row = 0; row < 9; ++row) {
    for (int column = 0; column < 9; ++column) {
      if (board[row][column] != '.') continue;
      for (char digit = '1'; digit <= '9'; ++digit) {
        if (!fits(board, row, column, digit)) continue;
        board[row][column] = digit;
        if (solve_naive(board)) return true;
        board[row][column] = '.';
      }
      return false;
    }
  }
  return true;
}
END
}

# time_edit FILE COMMAND...: milliseconds from an edit of FILE to the end of COMMAND.
time_edit() {
  file=$1
  shift
  printf '// another edit\n' >> "$file"
  begin=$(date +%s%N)
  "$@" > "$scratch/log" 2>&1 || { cat "$scratch/log" >&2; exit 1; }
  end=$(date +%s%N)
  printf '%s\n' $(((end - begin) / 1000000))
}

median() { sort -n | awk '{value[NR] = $1} END {print (value[int((NR + 1) / 2)] + value[int((NR + 2) / 2)]) / 2}'; }

usual_loop() { cmake --build "$scratch/usual/build" && ctest --test-dir "$scratch/usual/build" -L sudoku_naive; }
our_loop() { ctest --test-dir "$scratch/ours/$1" -L sudoku_naive; }

usual
copy ours
solution 'char (&board)[9][9]' '' > "$scratch/usual/sudoku_naive.cpp"
cmake -S "$scratch/usual" -B "$scratch/usual/build" -G Ninja > /dev/null
for build in like_for_like:OFF:default mold:OFF:mold practice:ON:auto; do
  name=${build%%:*}
  options=${build#*:}
  cmake -S "$scratch/ours" -B "$scratch/ours/$name" -G Ninja \
    -DKATA_SANITIZERS="${options%%:*}" -DKATA_LINKER="${options#*:}" > /dev/null
  cmake --build "$scratch/ours/$name" --target sudoku_naive > /dev/null
done

printf 'milliseconds from an edit to its verdict, median of %s edits; ratio to the usual shape\n\n' "$edits"
printf '%-26s %8s %16s %16s %16s\n' 'the stub includes' usual 'like for like' 'with mold' 'with sanitizers'
for includes in '' '#include <string>
#include <vector>

'; do
  solution 'char (&board)[9][9]' "$includes" > "$scratch/usual/sudoku_naive.cpp"
  solution 'kata::Board& board' "$includes" > "$scratch/ours/exercises/sudoku_naive/sudoku_naive.cpp"
  usual_loop > /dev/null
  for build in like_for_like mold practice; do our_loop $build > /dev/null; done
  rm -f "$scratch"/*.times
  edit=0
  while [ "$edit" -lt "$edits" ]; do
    time_edit "$scratch/usual/sudoku_naive.cpp" usual_loop >> "$scratch/usual.times"
    for build in like_for_like mold practice; do
      time_edit "$scratch/ours/exercises/sudoku_naive/sudoku_naive.cpp" our_loop $build >> "$scratch/$build.times"
    done
    edit=$((edit + 1))
  done
  base=$(median < "$scratch/usual.times")
  [ -n "$includes" ] && label='<string>, <vector>' || label='nothing'
  printf '%-26s %8s' "$label" "$base"
  for build in like_for_like mold practice; do
    time=$(median < "$scratch/$build.times")
    printf ' %8s (%s)' "$time" "$(awk "BEGIN {printf \"%.2f\", $time / $base}")"
  done
  printf '\n'
done
