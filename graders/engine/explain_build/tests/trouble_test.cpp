#include <explain_build/build_log.h>
#include <explain_build/trouble.h>
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace kata::explain {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

std::string explained(const std::string& printed) {
  return explain_trouble(read_build_log(printed, "sudoku_naive"), printed);
}

TEST(Trouble, IsNamedWithWhatToDo) {
  EXPECT_THAT(explained("cc1plus: out of memory allocating 65536 bytes\n"),
              HasSubstr("ulimit -v unlimited"));
  EXPECT_THAT(explained("ninja: error: manifest 'build.ninja' still dirty after 100 tries\n"),
              HasSubstr("dated in the future"));
  EXPECT_THAT(explained("/bin/sh: 1: /usr/bin/g++-11: not found\n"), HasSubstr("is gone"));
  EXPECT_THAT(explained("ninja: error: '../a.cmake' missing and no known rule to make it\n"),
              HasSubstr("git checkout"));
}

TEST(Trouble, OfAFileThatIsNotTheStudentsNamesIt) {
  EXPECT_THAT(explained("../reference/kata/board.h:12:3: error: expected ';'\n"),
              AllOf(HasSubstr("../reference/kata/board.h:12:3"), HasSubstr("git checkout")));
}

TEST(Trouble, ThatIsNotKnownShowsTheLastLinesWithoutCommands) {
  EXPECT_THAT(explained("[1/2] Linking\n" + std::string(700, 'x') + "\nsomething new\n"),
              AllOf(HasSubstr("  | something new"), Not(HasSubstr("xxx"))));
}

TEST(Trouble, OfTheMachineIsNotTheLinesThatItIsGivenAt) {
  const BuildLog log = read_build_log(
      "sudoku_naive.cpp:4:1: fatal error: error writing to /tmp/a.s: No space left on device\n"
      "sudoku_naive.cpp:5:1: error: expected ';'\n",
      "sudoku_naive");
  EXPECT_TRUE(is_trouble(log.errors.at(0)));
  EXPECT_FALSE(is_trouble(log.errors.at(1)));
}

}  // namespace
}  // namespace kata::explain
