#include <grade/source_text.h>
#include <string>

#include <gmock/gmock.h>

namespace kata::grade {
namespace {

using namespace std::string_literals;
using testing::HasSubstr;
using testing::SizeIs;

std::string utf16_little(const std::string& ascii) {
  std::string bytes;
  for (const char c : ascii) bytes += {c, '\0'};
  return bytes;
}

TEST(Units, PlainTextIsTakenAsItIs) {
  const SourceText source = read_source("int a;\r\n");
  EXPECT_EQ(source.text, "int a;\r\n");
  EXPECT_EQ(source.refusal, "");
  EXPECT_THAT(source.notes, SizeIs(0));
}

TEST(Units, AByteOrderMarkIsTakenOff) {
  EXPECT_EQ(read_source("\xef\xbb\xbfint a;").text, "int a;");
}

TEST(Units, Utf16IsReadWithANote) {
  for (const std::string& bytes : {"\xff\xfe"s + utf16_little("int a;"), utf16_little("int a;"),
                                   "\xfe\xff"s + "\0"s + utf16_little("int a;").substr(0, 11)}) {
    const SourceText source = read_source(bytes);
    EXPECT_EQ(source.text, "int a;");
    EXPECT_EQ(source.refusal, "");
    EXPECT_THAT(source.notes, SizeIs(1));
  }
}

TEST(Units, CharactersBeyondAsciiSurviveUtf16) {
  EXPECT_EQ(read_source("\xff\xfe\xe4\x00\x3d\xd8\x00\xde"s).text, "ä😀");
  EXPECT_EQ(read_source("\xff\xfe\x3d\xd8\x61\x00"s).text,
            "\xef\xbf\xbd"
            "a");
}

TEST(Units, WhatIsNoTextIsRefused) {
  EXPECT_THAT(read_source("").refusal, HasSubstr("empty"));
  EXPECT_THAT(read_source(" \r\n\t").refusal, HasSubstr("empty"));
  EXPECT_THAT(read_source("int a;\0int b;"s).refusal, HasSubstr("byte 7 is zero"));
  EXPECT_THAT(read_source("\x7f"
                          "ELF\x02\x01\x01\0\0\0"s)
                  .refusal,
              HasSubstr("zero"));
  EXPECT_THAT(read_source(std::string(largest_source + 1, 'a')).refusal, HasSubstr("larger"));
}

}  // namespace
}  // namespace kata::grade
