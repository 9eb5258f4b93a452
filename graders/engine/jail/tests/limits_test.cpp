// Programs that use too much: time, memory, stack, threads, output.

#include <chrono>
#include <csignal>
#include <jail/tests/jail_test.h>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace kata::jail::testing {
namespace {

using std::chrono::milliseconds;

const std::vector<std::string> one_second = {"--cpu-seconds", "1"};

class LimitsTest : public JailTest, public ::testing::WithParamInterface<Layers> {
 protected:
  Outcome attack(const std::string& program, const std::string& variant = "",
                 const std::vector<std::string>& options = {},
                 milliseconds deadline = std::chrono::seconds(20)) const {
    Outcome outcome = run(program, variant, GetParam(), options, deadline);
    expect_held(outcome, nonce());
    return outcome;
  }
};

TEST_P(LimitsTest, AnEndlessLoopEndsWithItsProcessorTime) {
  const Outcome outcome = attack("endless_loop", "", one_second);
  EXPECT_EQ(outcome.signal(), SIGXCPU);
  EXPECT_NEAR(outcome.cpu_seconds, 1.0, 0.3);
}

TEST_P(LimitsTest, AnEndlessLoopThatIgnoresSignalsIsKilledOneSecondLater) {
  const Outcome outcome = attack("endless_loop", "stubborn", one_second);
  EXPECT_EQ(outcome.signal(), SIGKILL);
  EXPECT_NEAR(outcome.cpu_seconds, 2.0, 0.3);
  EXPECT_FALSE(outcome.ran_out_of_time) << "the kernel kills it, not the judge";
}

TEST_P(LimitsTest, ASleepingProgramCanBeKilledAndUsedNoProcessorTime) {
  for (const char* const way : {"sleep", "stop"}) {
    const Outcome outcome = attack("idle", way, {}, milliseconds(300));
    EXPECT_TRUE(outcome.ran_out_of_time);
    EXPECT_EQ(outcome.signal(), SIGKILL);
    EXPECT_LT(outcome.cpu_seconds, 0.1);
  }
}

TEST_P(LimitsTest, EndlessRecursionEndsAtTheStackLimit) {
  EXPECT_EQ(attack("stack_overflow").signal(), SIGSEGV);
}

TEST_P(LimitsTest, MemoryEndsAtTheLimitOfTheAddressSpace) {
  EXPECT_EQ(attack("memory_hog", "new").signal(), SIGABRT) << "std::bad_alloc, not caught";
  EXPECT_EQ(attack("memory_hog", "malloc").signal(), SIGSEGV);
  EXPECT_EQ(attack("memory_hog", "mmap").signal(), SIGSEGV);
}

TEST_P(LimitsTest, ManyThreadsRunOrAreRefusedWithAnException) {
  EXPECT_EQ(attack("threads", "sleeping").exit_code(), 0);
}

TEST_P(LimitsTest, ThreadsCanBeForbidden) {
  EXPECT_EQ(attack("threads", "spinning", {"--processes", "1"}).exit_code(), 0)
      << "std::system_error, caught";
}

TEST_P(LimitsTest, ThreadsShareTheProcessorTimeOfTheirProcess) {
  const Outcome outcome = attack("threads", "spinning", one_second);
  EXPECT_EQ(outcome.signal(), SIGXCPU);
  EXPECT_NEAR(outcome.cpu_seconds, 1.0, 0.5);
}

TEST_P(LimitsTest, AFloodOfOutputCanBeStoppedAtOnce) {
  const Outcome outcome = attack("output_flood");
  EXPECT_TRUE(outcome.printed_too_much);
  EXPECT_LT(outcome.cpu_seconds, 1.0);
}

TEST_P(LimitsTest, ClosingAllDescriptorsDoesNotHideAnEndlessLoop) {
  EXPECT_EQ(attack("close_descriptors", "", one_second).signal(), SIGXCPU);
}

std::string name_of_layers(const ::testing::TestParamInfo<Layers>& info) {
  return name_of(info.param);
}

INSTANTIATE_TEST_SUITE_P(With, LimitsTest, ::testing::Values(Layers::all, Layers::only_seccomp),
                         name_of_layers);

}  // namespace
}  // namespace kata::jail::testing
