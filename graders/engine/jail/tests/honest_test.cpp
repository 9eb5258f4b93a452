// Honest programs must not notice the jail. Without these tests, a jail that starts nothing would
// pass all others.

#include <csignal>
#include <jail/tests/jail_test.h>
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace kata::jail::testing {
namespace {

using ::testing::HasSubstr;

class HonestTest : public JailTest {
 protected:
  void expect_rich_program_runs(const std::string& program) const {
    const Outcome outcome = run(program, "", Layers::all);
    EXPECT_EQ(outcome.output, "385 out_of_range 50000 11 0 a 1\n");
    EXPECT_EQ(outcome.errors, "on standard error\n");
    EXPECT_EQ(outcome.exit_code(), 0);
  }
};

TEST_F(HonestTest, APlainProgramReadsItsCaseAndEndsWithItsOwnExitCode) {
  const Outcome outcome = run("plain", "", Layers::all);
  EXPECT_TRUE(outcome.started());
  EXPECT_THAT(outcome.status, HasSubstr("isolation=full"));
  EXPECT_EQ(outcome.output, "judge known\n");
  EXPECT_EQ(outcome.errors, "");
  EXPECT_EQ(outcome.exit_code(), 7);
}

TEST_F(HonestTest, AProgramThatUsesMuchOfTheStandardLibraryRuns) {
  expect_rich_program_runs("rich");
}

TEST_F(HonestTest, CrashesAreToldApart) {
  const Outcome thrown = run("crash", "throw", Layers::all);
  EXPECT_EQ(thrown.signal(), SIGABRT);
  EXPECT_THAT(thrown.errors, HasSubstr("no such square"));
  EXPECT_EQ(run("crash", "abort", Layers::all).signal(), SIGABRT);
  EXPECT_EQ(run("crash", "null", Layers::all).signal(), SIGSEGV);
  EXPECT_EQ(run("crash", "divide", Layers::all).signal(), SIGFPE);
}

TEST_F(HonestTest, TheLibrarysAssertionsSpeakInTheJail) {
  const Outcome outcome = run("crash", "overrun", Layers::all);
  EXPECT_EQ(outcome.signal(), SIGABRT);
  EXPECT_THAT(outcome.errors, HasSubstr("__n < this->size()"));
}

#ifdef KATA_HAS_STATIC_SANITIZER
TEST_F(HonestTest, AProgramWithTheSanitizerRunsAsWithout) {
  expect_rich_program_runs("rich_with_sanitizer");
}

TEST_F(HonestTest, TheSanitizerSpeaksInTheJail) {
  const Outcome outcome = run("crash_with_sanitizer", "overflow", Layers::all);
  EXPECT_THAT(outcome.errors, HasSubstr("signed integer overflow"));
  EXPECT_THAT(outcome.errors, HasSubstr("crash.cpp"));
  EXPECT_EQ(outcome.exit_code(), 1);
}
#endif

TEST_F(HonestTest, AnAddedVariableIsSeen) {
  const Outcome outcome = run("environment", "", Layers::all, {"--env", "KATA_EXAMPLE=1"});
  EXPECT_EQ(outcome.successes, "KATA_EXAMPLE=1\n");
}

}  // namespace
}  // namespace kata::jail::testing
