# usual_shape.sh: what the project is compared with. GoogleTest and the student's code in one program, one CTest entry for
# each test; sourced by the scripts beside it.

# usual_project FOLDER: the project, all but the student's file.
usual_project() {
  mkdir -p "$1"
  cat > "$1/CMakeLists.txt" <<'END'
cmake_minimum_required(VERSION 3.21)
project(usual LANGUAGES CXX)
set(CMAKE_CXX_STANDARD 20)
enable_testing()
option(BUILD_GTEST "Build GoogleTest from its sources, as FetchContent would" OFF)
if(BUILD_GTEST)
  add_subdirectory(/usr/src/googletest googletest EXCLUDE_FROM_ALL)
else()
  find_package(GTest REQUIRED)
endif()
include(GoogleTest)
add_executable(sudoku_naive_test sudoku_naive_test.cpp sudoku_naive.cpp)
target_compile_options(sudoku_naive_test PRIVATE -Wall -Wextra)
target_link_libraries(sudoku_naive_test PRIVATE GTest::gmock GTest::gtest_main)
gtest_discover_tests(sudoku_naive_test PROPERTIES LABELS sudoku_naive)
END
  cat > "$1/sudoku_naive.h" <<'END'
#pragma once
bool solve_naive(char (&board)[9][9]);
END
  cat > "$1/sudoku_naive_test.cpp" <<'END'
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
