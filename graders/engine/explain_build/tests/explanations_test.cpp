#include <explain_build/build_log.h>
#include <explain_build/explanations.h>
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace kata::explain {
namespace {

using testing::HasSubstr;

std::string error(const std::string& text) {
  return "/home/me/exercises/sudoku_naive/sudoku_naive.cpp:12:3: error: " + text + "\n";
}

std::string note(const std::string& file, const std::string& text) {
  return file + ":29:11: note: " + text + "\n";
}

/// What is said about the first error of a log.
std::string explained(const std::string& log) {
  const BuildLog read = read_build_log(log, "sudoku_naive");
  return read.errors.empty() ? "" : explain(read.errors.front(), "sudoku_naive");
}

/// One kind of mistake as GCC 12 and as Clang 14 word it.
struct Wording {
  std::string gcc;
  std::string clang;
  std::string means;
};

class Wordings : public testing::TestWithParam<Wording> {};

TEST_P(Wordings, MeanTheSameForBothCompilers) {
  EXPECT_THAT(explained(GetParam().gcc), HasSubstr(GetParam().means));
  EXPECT_THAT(explained(GetParam().clang), HasSubstr(GetParam().means));
}

INSTANTIATE_TEST_SUITE_P(
    Kinds, Wordings,
    testing::Values(
        Wording{error("use of deleted function ‘kata::Board::Board(const kata::Board&)’"),
                error("call to deleted constructor of 'kata::Board'"), "Pass it by reference"},
        Wording{
            error("control reaches end of non-void function [-Werror=return-type]"),
            error(
                "non-void function does not return a value in all control paths [-Werror,-Wreturn-type]"),
            "every way through it"},
        Wording{error("‘vector’ is not a member of ‘std’"),
                error("no member named 'vector' in namespace 'std'"), "#include <vector>"},
        Wording{error("‘set’ in namespace ‘std’ does not name a template type"),
                error("no template named 'set' in namespace 'std'; did you mean 'get'?"),
                "#include <set>"},
        Wording{
            error(
                "deducing from brace-enclosed initializer list requires ‘#include <initializer_list>’"),
            error(
                "cannot deduce type of initializer list because std::initializer_list was not found; include <initializer_list>"),
            "#include <initializer_list>"},
        Wording{error("reference to ‘count’ is ambiguous"),
                error("reference to 'count' is ambiguous"), "has a count too"},
        Wording{error("‘int y1’ redeclared as different kind of entity"),
                error("redefinition of 'y1' as different kind of symbol"), "The name y1 is taken"},
        Wording{
            error("passing ‘const kata::Square’ as ‘this’ argument discards qualifiers"),
            error("no viable overloaded '='") +
                note(
                    "/home/me/reference/kata/board.h",
                    "candidate function not viable: 'this' argument has type 'const kata::Square', but method is not marked const"),
            "can only be read"},
        Wording{
            error(
                "binding reference of type ‘kata::Board&’ to ‘const kata::Board’ discards qualifiers"),
            error("no matching function for call to 'fits'") +
                note(
                    "sudoku_naive.cpp",
                    "candidate function not viable: 1st argument ('const kata::Board') would lose const qualifier"),
            "can only be read"},
        Wording{
            error(
                "no match for ‘operator!=’ (operand types are ‘kata::Square’ and ‘const char [2]’)"),
            error("invalid operands to binary expression ('kata::Square' and 'const char[2]')"),
            "in single quotes is one character"},
        Wording{
            error("invalid conversion from ‘const char*’ to ‘char’ [-fpermissive]"),
            error("no viable overloaded '='") +
                note(
                    "/home/me/reference/kata/board.h",
                    "candidate function not viable: no known conversion from 'const char[2]' to 'char' for 1st argument"),
            "in single quotes is one character"},
        Wording{error("no match for call to ‘(kata::Board) (int&, int&)’"),
                error("type 'kata::Board' does not provide a call operator"), "board[row][column]"},
        Wording{error("‘Board’ does not name a type"),
                error("unknown type name 'Board'; did you mean 'kata::Board'?"),
                "Write kata::Board"},
        Wording{error("‘kata’ has not been declared"), error("use of undeclared identifier 'kata'"),
                "#include \"sudoku_naive.h\""},
        Wording{
            error("use of ‘solve’ before deduction of ‘auto’"),
            error(
                "variable 'solve' declared with deduced type 'auto' cannot appear in its own initializer"),
            "cannot call itself"},
        Wording{error("ambiguating new declaration of ‘void solve_naive(kata::Board&)’"),
                error("functions that differ only in their return type cannot be overloaded"),
                "another return type"},
        Wording{error("expected ‘;’ before ‘if’"), error("expected ';' after expression"),
                "A semicolon is missing"},
        Wording{error("a function-definition is not allowed here before ‘{’ token"),
                error("function definition is not allowed here"), "no functions inside functions"},
        Wording{error("‘valid’ was not declared in this scope"),
                error("use of undeclared identifier 'valid'"), "does not know valid"},
        Wording{error("‘cal’ was not declared in this scope; did you mean ‘col’?"),
                error("use of undeclared identifier 'cal'; did you mean 'col'?"),
                "If you mean col"},
        Wording{error("‘bool solve_naive(kata::Board&)’ was declared ‘extern’ and later ‘static’"),
                error("static declaration of 'solve_naive' follows non-static declaration"),
                "must not be static"}));

TEST(BuildLog, KeepsTheStudentsLines) {
  const BuildLog log = read_build_log(
      "[3/9] Building CXX object x.o\nFAILED: x.o\n/usr/bin/c++ -c sudoku_naive.cpp\n"
      "/home/me/exercises/sudoku_naive/sudoku_naive.cpp: In function ‘bool solve(kata::Board&)’:\n"
      "/home/me/exercises/sudoku_naive/sudoku_naive.cpp:28:26: error: expected ‘;’ before ‘if’\n"
      "   28 |         board[r][c] = num\n"
      "      |                          ^\n"
      "      |                          ;\n"
      "ninja: build stopped: subcommand failed.\n",
      "sudoku_naive");
  ASSERT_EQ(log.errors.size(), 1u);
  EXPECT_EQ(log.errors[0].remark.headline,
            "exercises/sudoku_naive/sudoku_naive.cpp:28:26: error: expected ';' before 'if'");
  EXPECT_THAT(log.errors[0].remark.excerpt,
              testing::ElementsAre("   28 |         board[r][c] = num",
                                   "      |                          ^"));
}

TEST(BuildLog, LeadsFromTheLibraryBackToTheStudentsLine) {
  const BuildLog gcc = read_build_log(
      "sudoku_naive.cpp:9:10:   required from here\n"
      "/usr/include/c++/12/bits/stl_algo.h:1853:14: error: no match for ‘operator<’\n",
      "sudoku_naive");
  const BuildLog clang = read_build_log(
      "/usr/include/c++/12/bits/stl_algo.h:1853:14: error: invalid operands\n"
      "sudoku_naive.cpp:9:10: note: in instantiation of function template specialization requested here\n",
      "sudoku_naive");
  for (const BuildLog& log : {gcc, clang}) {
    ASSERT_EQ(log.errors.size(), 1u);
    EXPECT_THAT(log.errors[0].remark.headline, HasSubstr("sudoku_naive.cpp:9:10: error: "));
  }
}

INSTANTIATE_TEST_SUITE_P(
    Characters, Wordings,
    testing::Values(
        Wording{error("extended character \u2018 is not valid in an identifier"),
                error("unexpected character <U+2018>"), "U+2018, a typographic quote"},
        Wording{error("extended character \u201c is not valid in an identifier"),
                error("character <U+201D> not allowed in an identifier"), "Type \" instead"},
        Wording{error("extended character \u00a0 is not valid in an identifier"),
                error("unexpected character <U+00A0>"), "a no-break space"},
        Wording{error("extended character \u200b is not valid in an identifier"),
                error("character <U+200B> not allowed in an identifier"), "which is not seen"},
        Wording{error("extended character \uff1b is not valid in an identifier"),
                error("character <U+FF1B> not allowed in an identifier"), "Type ; instead"},
        Wording{error("‘b\\U0000043eard’ was not declared in this scope; did you mean ‘board’?"),
                error("use of undeclared identifier 'b\u043eard'; did you mean 'board'?"),
                "a Cyrillic letter"},
        Wording{error("‘import’ does not name a type"), error("module 'std' not found"),
                "Modules are not part"},
        Wording{error("‘long long long’ is too long for GCC"),
                error("cannot combine with previous 'long long' declaration specifier"),
                "`using Number = long long;`"},
        Wording{error("helper.h: No such file or directory"), error("'helper.h' file not found"),
                "There is no helper.h where your program is checked"},
        Wording{error("using typedef-name ‘using Board = class kata::BoardOf<3>’ after ‘class’"),
                error("definition of type 'Board' conflicts with type alias of the same name"),
                "Board is a type of the course already"}));

TEST(BuildLog, QuotesTheStudentsLineAsItStands) {
  const BuildLog log = read_build_log(
      error("extended character \u2018 is not valid in an identifier") +
          "    3 |   return board[0][0] == \u2018.\u2019;\n      |                         ^\n",
      "sudoku_naive");
  ASSERT_EQ(log.errors.size(), 1u);
  EXPECT_EQ(log.errors[0].remark.excerpt.front(), "    3 |   return board[0][0] == \u2018.\u2019;");
}

TEST(BuildLog, NamesTypesAsHeadersDo) {
  const std::string before = "mold: error: undefined symbol: find_word(kata::LetterGrid const&, ";
  const BuildLog log = read_build_log(
      before + "std::basic_string_view<char, std::char_traits<char> >, kata::Path&)\n" +
          ">>> referenced by word_search_subject.cpp\n",
      "word_search");
  ASSERT_EQ(log.missing.size(), 1u);
  EXPECT_EQ(log.missing[0].name,
            "find_word(kata::LetterGrid const&, std::string_view, kata::Path&)");
}

TEST(BuildLog, LeavesOutWarnings) {
  const BuildLog log =
      read_build_log("sudoku_naive.cpp:3:5: warning: unused variable ‘x’ [-Wunused-variable]\n" +
                         error("expected ‘;’ before ‘}’ token"),
                     "sudoku_naive");
  EXPECT_EQ(log.errors.size(), 1u);
}

TEST(BuildLog, ReadsEveryLinker) {
  const std::string mold =
      "mold: error: undefined symbol: solve_naive(kata::Board&)\n"
      ">>> referenced by sudoku_naive_subject.cpp\n";
  const std::string lld =
      "ld.lld: error: undefined symbol: solve_naive(kata::Board&)\n"
      ">>> referenced by sudoku_naive_subject.cpp:6 (/home/me/sudoku_naive_subject.cpp:6)\n";
  const std::string bfd =
      "/usr/bin/ld: /home/me/sudoku_naive_subject.cpp:6: undefined reference to `solve_naive(kata::Board&)'\n";
  for (const std::string& text : {mold, lld, bfd}) {
    const BuildLog log = read_build_log(text, "sudoku_naive");
    ASSERT_EQ(log.missing.size(), 1u) << text;
    EXPECT_EQ(log.missing[0].name, "solve_naive(kata::Board&)");
    EXPECT_TRUE(log.missing[0].called_by_the_checks);
  }
}

/// Inside the namespace Clang leaves its name out, from 16 on.
TEST(Explanations, KnowTheStatesWithoutTheirNamespace) {
  EXPECT_THAT(
      explained(
          error("no viable overloaded '='") +
          note(
              "/home/me/reference/kata/board.h",
              "candidate function not viable: 'this' argument has type 'const Square', but method is not marked const")),
      HasSubstr("can only be read"));
  EXPECT_THAT(
      explained(error("type 'kata::Board' (aka 'BoardOf<3>') does not provide a call operator")),
      HasSubstr("reached with brackets"));
}

TEST(BuildLog, TellsHelpersFromTheExercisesFunction) {
  const BuildLog log = read_build_log(
      "mold: error: undefined symbol: is_full(kata::Board const&)\n"
      ">>> referenced by sudoku_naive.cpp\n",
      "sudoku_naive");
  ASSERT_EQ(log.missing.size(), 1u);
  EXPECT_FALSE(log.missing[0].called_by_the_checks);
}

TEST(BuildLog, SurvivesEndlessLines) {
  const std::string endless(200'000, 'x');
  const BuildLog log =
      read_build_log(error(endless) + note("/usr/include/x.h", endless) + endless, "sudoku_naive");
  EXPECT_EQ(log.errors.size(), 1u);
}

}  // namespace
}  // namespace kata::explain
