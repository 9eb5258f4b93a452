#include <grade/fingerprint.h>

#include <gtest/gtest.h>

namespace kata::grade {
namespace {

TEST(Units, EqualTextsHaveEqualFingerprints) {
  EXPECT_EQ(Fingerprint().add("a").add("b").text(), Fingerprint().add("a").add("b").text());
}

TEST(Units, FingerprintsTellWhereOneTextEnds) {
  EXPECT_NE(Fingerprint().add("ab").add("c").text(), Fingerprint().add("a").add("bc").text());
  EXPECT_NE(Fingerprint().add("").text(), Fingerprint().text());
}

}  // namespace
}  // namespace kata::grade
