#include <string>
#include <text/base64.h>
#include <text/markup.h>

#include <gtest/gtest.h>

namespace kata {
namespace {

TEST(Base64, IsTheOneOfTheStandard) {
  EXPECT_EQ(base64(""), "");
  EXPECT_EQ(base64("f"), "Zg==");
  EXPECT_EQ(base64("fo"), "Zm8=");
  EXPECT_EQ(base64("foo"), "Zm9v");
  EXPECT_EQ(base64("foobar"), "Zm9vYmFy");
  EXPECT_EQ(base64("\xff\xfe"), "//4=");
}

TEST(Markup, IsTextBetweenTagsAndInAttributes) {
  EXPECT_EQ(markup_escaped("<a href=\"x\">1 & 2</a>"),
            "&lt;a href=&quot;x&quot;&gt;1 &amp; 2&lt;/a&gt;");
}

}  // namespace
}  // namespace kata
