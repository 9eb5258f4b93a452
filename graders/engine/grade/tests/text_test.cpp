#include <grade/formats/csv.h>
#include <grade/formats/text.h>
#include <stdexcept>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace kata::grade {
namespace {

using namespace std::string_literals;

TEST(Units, TextStaysAsItIs) {
  const std::string text = "naïve 数独 🙂\n\tsecond line: a::b, #include <set>";
  EXPECT_EQ(plain(text), text);
  EXPECT_EQ(shortened(text, 1000), text);
}

TEST(Units, WhatIsNoTextIsReplaced) {
  EXPECT_EQ(plain("a\x1b[32mb\0c\x7f"s), "a\uFFFD[32mb\uFFFDc\uFFFD");
  EXPECT_EQ(plain("\xff\xc3("), "\uFFFD\uFFFD(") << "wrong bytes";
  EXPECT_EQ(plain("\xc0\xaf"), "\uFFFD\uFFFD") << "longer than needed";
  EXPECT_EQ(plain("\xed\xa0\x80"), "\uFFFD") << "half of UTF-16";
  EXPECT_EQ(plain("\xf4\x90\x80\x80"), "\uFFFD\uFFFD\uFFFD\uFFFD") << "beyond Unicode";
  EXPECT_EQ(plain("\xe6\x95"), "\uFFFD\uFFFD") << "cut off";
  // NOLINTNEXTLINE(misc-misleading-bidirectional): they are to be replaced
  EXPECT_EQ(plain("\uFFFE\u202E\u2066"), "\uFFFD\uFFFD\uFFFD");
}

TEST(Units, LineEndsAreLineFeeds) {
  EXPECT_EQ(plain("a\r\nb\rc\n"), "a\nb\nc\n");
  EXPECT_EQ(one_line("a\r\nb\nc"), "a b c");
}

TEST(Units, NoLineIsACommandToGitHubsRunner) {
  EXPECT_EQ(plain("x\n::error::no\n  ::add-mask::a\n"), "x\n| ::error::no\n|   ::add-mask::a\n");
  EXPECT_EQ(plain("a\r::stop-commands::b"), "a\n| ::stop-commands::b");
  EXPECT_EQ(plain("x ##[error]no"), "x # #[error]no");
  EXPECT_EQ(plain("std::vector and ::std"), "std::vector and ::std");
}

TEST(Units, LongTextIsCutBetweenCharacters) {
  EXPECT_EQ(shortened("ää" + std::string(40, 'x'), 15), "ä\n[shortened]");
  EXPECT_LE(shortened(std::string(1000, 'x'), 100).size(), 100U);
  EXPECT_EQ(shortened("a\r\nb\r\n", 4), "a\nb\n") << "fits when it is cleaned";
  EXPECT_EQ(shortened("\r\n\r\n\r\n" + std::string(100, 'x'), 20).substr(0, 6), "\n\n\nxxx");
}

TEST(Units, XmlAndHtmlHoldNoMarkupOfOthers) {
  EXPECT_EQ(xml_text("<b a=\"1\">&]]>"), "&lt;b a=&quot;1&quot;&gt;&amp;]]&gt;");
}

TEST(Units, MarkdownHoldsNoMarkupOfOthers) {
  EXPECT_EQ(markdown_text("a_b <b> [x](y)\n# no, it's 4,208."),
            "a\\_b \\<b\\> \\[x\\](y) \\# no, it's 4,208.");
  EXPECT_EQ(markdown_block("a"), "```text\na\n```\n");
  EXPECT_EQ(markdown_block("````\n# out"), "`````text\n````\n# out\n`````\n");
}

TEST(Units, WorkflowCommandsStayOneLine) {
  EXPECT_EQ(workflow_data("100%\nb"), "100%25%0Ab");
  EXPECT_EQ(workflow_property("a,b:c%"), "a%2Cb%3Ac%25");
}

TEST(Units, NoCellOfATableIsAFormula) {
  EXPECT_EQ(csv_cell("anna"), "anna");
  EXPECT_EQ(csv_cell("O'Neil, \"Al\""), "\"O'Neil, \"\"Al\"\"\"");
  for (const std::string cell : {"=1+1", "+1", "-1", "@a", "  =1", "\uFF1D1", "|x"}) {
    EXPECT_EQ(csv_cell(cell), "'" + cell);
  }
  EXPECT_EQ(csv_cell("=HYPERLINK(\"a\",\"b\")"), "\"'=HYPERLINK(\"\"a\"\",\"\"b\"\")\"");
  EXPECT_EQ(csv_cell("a\n=b"), "a =b");
  EXPECT_EQ(csv_cell("a@b.example"), "a@b.example");
}

TEST(Units, Base64) {}

TEST(Units, CsvIsReadAsItIsWritten) {
  const Table table =
      parse_csv("\xEF\xBB\xBFName,ID\r\n\"Doe, \"\"J\"\"\nJane\",7\r\n\r\nbert\r\n");
  EXPECT_EQ(table.header, (std::vector<std::string>{"Name", "ID"}));
  ASSERT_EQ(table.rows.size(), 2U);
  EXPECT_EQ(table.rows[0], (std::vector<std::string>{"Doe, \"J\"\nJane", "7"}));
  EXPECT_EQ(table.rows[1], (std::vector<std::string>{"bert", ""}));
  EXPECT_EQ(parse_csv("a;b\n1,5;2\n").rows[0], (std::vector<std::string>{"1,5", "2"}));
  EXPECT_THROW(parse_csv("a,\"b"), std::runtime_error);
  EXPECT_THROW(parse_csv("\n"), std::runtime_error);
}

}  // namespace
}  // namespace kata::grade
