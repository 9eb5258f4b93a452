// What the probe says, in good conditions and when the kernel refuses a layer.

#include <jail/tests/jail_test.h>
#include <string>
#include <unistd.h>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace kata::jail::testing {
namespace {

using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::StartsWith;

class ProbeTest : public JailTest {
 protected:
  static std::string probe(const std::vector<std::string>& options = {},
                           const std::string& refused_layer = "") {
    std::vector<std::string> arguments = {"probe"};
    arguments.insert(arguments.end(), options.begin(), options.end());
    const Outcome outcome =
        JailedProcess(arguments).without_status().refuse_calls_of(refused_layer).run();
    EXPECT_EQ(outcome.exit_code(), 0) << outcome.errors;
    EXPECT_EQ(outcome.errors, "");
    return outcome.output;
  }
};

TEST_F(ProbeTest, ReportsFullIsolation) {
  const std::string report = probe();
  EXPECT_THAT(report, StartsWith("{\"level\":\"full\",\"reason\":\"\","));
  EXPECT_THAT(report, EndsWith("\"escapes\":[]}\n"));
  EXPECT_THAT(report, ::testing::Not(HasSubstr("false")));
  const uid_t user = getuid() == 0 ? 65534 : getuid();
  EXPECT_THAT(report, HasSubstr("\"uid\":" + std::to_string(user) + ","));
}

TEST_F(ProbeTest, ReportsAnotherUserOnRequest) {
  if (getuid() != 0) GTEST_SKIP() << "only root can become another user";
  EXPECT_THAT(probe({"--uid", "61000"}), HasSubstr("\"uid\":61000,"));
}

TEST_F(ProbeTest, IsStrongWithoutLandlock) {
  for (const std::string& report : {probe({"--without", "landlock"}), probe({}, "landlock")}) {
    EXPECT_THAT(report, HasSubstr("\"level\":\"strong\""));
    EXPECT_THAT(report, HasSubstr("\"seccomp\":true"));
    EXPECT_THAT(report, HasSubstr("\"landlock\":false"));
  }
  EXPECT_THAT(probe({}, "landlock"), HasSubstr("Landlock unavailable (Function not implemented)"));
}

TEST_F(ProbeTest, IsReducedWithoutSeccomp) {
  for (const std::string& report : {probe({"--without", "seccomp"}), probe({}, "seccomp")}) {
    EXPECT_THAT(report, HasSubstr("\"level\":\"reduced\""));
    EXPECT_THAT(report, HasSubstr("\"seccomp\":false"));
    EXPECT_THAT(report, HasSubstr("no points"));
  }
  EXPECT_THAT(probe({}, "seccomp"), HasSubstr("seccomp unavailable"));
}

TEST_F(ProbeTest, IsWeakWithoutBoth) {
  EXPECT_THAT(probe({"--without", "seccomp", "--without", "landlock"}),
              HasSubstr("\"level\":\"weak\""));
}

}  // namespace
}  // namespace kata::jail::testing
