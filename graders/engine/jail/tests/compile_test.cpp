// The compile profile: sources must not reach hidden files through the compiler, and honest sources
// must compile.

#include <cctype>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <jail/protocol.h>
#include <jail/tests/jail_test.h>
#include <ostream>
#include <string>
#include <sys/wait.h>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace kata::jail::testing {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;
using ::testing::Not;

/// Keeps a compiler busy for minutes, if its own limits allow that.
constexpr const char* endless_source =
    "constexpr int spin() {\n"
    "  int bit = 0;\n"
    "  for (long i = 0; i < 1L << 40; ++i) bit ^= 1;\n"
    "  return bit;\n"
    "}\n"
    "static_assert(spin() == 0);\n";

/// The parameter is the path of a compiler.
class CompileTest : public JailTest, public ::testing::WithParamInterface<std::string> {
 protected:
  void SetUp() override {
    JailTest::SetUp();
    std::string pattern = (fs::temp_directory_path() / "jail-compile-XXXXXX").string();
    ASSERT_NE(mkdtemp(pattern.data()), nullptr);
    tree_ = pattern;
    fs::permissions(tree_, fs::perms(0755));
    for (const fs::path& path :
         {source_folder(), tree_ / "include", tree_ / "solutions", objects()}) {
      fs::create_directories(path);
    }
    fs::permissions(objects(), fs::perms(0777));
    write_file(tree_ / "solutions/x.cpp", "int stolen() { return 42; }\n");
    write_file(tree_ / "include/public.h", "inline int given() { return 1; }\n");
  }

  void TearDown() override {
    fs::remove_all(tree_);
    JailTest::TearDown();
  }

  fs::path source_folder() const { return tree_ / "build/student"; }
  fs::path objects() const { return tree_ / "objects"; }
  fs::path object() const { return objects() / "student.o"; }
  const fs::path& tree() const { return tree_; }

  std::vector<std::string> compiler_line(const std::vector<std::string>& flags) const {
    std::vector<std::string> line = {GetParam(), "-std=c++20", "-I", (tree_ / "include").string()};
    line.insert(line.end(), flags.begin(), flags.end());
    line.insert(line.end(), {"-c", (source_folder() / "student.cpp").string(), "-o", object()});
    return line;
  }

  Outcome compile(const std::string& source, const std::vector<std::string>& options = {},
                  const std::vector<std::string>& flags = {},
                  std::chrono::milliseconds deadline = std::chrono::seconds(40)) {
    write_file(source_folder() / "student.cpp", source);
    std::vector<std::string> arguments = {"compile",         "--read",  source_folder(), "--read",
                                          tree_ / "include", "--write", objects()};
    arguments.insert(arguments.end(), options.begin(), options.end());
    arguments.emplace_back("--");
    for (const std::string& word : compiler_line(flags)) arguments.push_back(word);
    return JailedProcess(arguments).in_folder(source_folder()).kill_after(deadline).run();
  }

  /// Flags that let constant expressions be evaluated nearly without end.
  static std::vector<std::string> endless_evaluation() {
    if (GetParam().find("clang") != std::string::npos) return {"-fconstexpr-steps=2000000000"};
    return {"-fconstexpr-ops-limit=2000000000", "-fconstexpr-loop-limit=2000000000"};
  }

  /// The control: what the same compiler does without the jail.
  bool compiles_without_jail(const std::string& source) {
    write_file(source_folder() / "student.cpp", source);
    std::string command = "cd '" + source_folder().string() + "' &&";
    for (const std::string& word : compiler_line({})) command += " '" + word + "'";
    const bool compiled = std::system((command + " > /dev/null 2>&1").c_str()) == 0;
    fs::remove(object());
    return compiled;
  }

  void expect_refused(const std::string& source, const std::string& diagnostic) {
    const Outcome outcome = compile(source);
    EXPECT_TRUE(outcome.started()) << outcome.status;
    EXPECT_NE(outcome.exit_code(), 0);
    EXPECT_THAT(outcome.errors, HasSubstr(diagnostic));
    EXPECT_THAT(outcome.errors, Not(HasSubstr(nonce())));
    EXPECT_FALSE(fs::exists(object()));
  }

 private:
  fs::path tree_;
};

TEST_P(CompileTest, AnHonestSourceCompiles) {
  const Outcome outcome = compile(
      "#include <bits/stdc++.h>\n#include \"public.h\"\n"
      "int answer() { return std::min(given(), 2); }\n");
  EXPECT_EQ(outcome.exit_code(), 0) << outcome.errors;
  EXPECT_EQ(outcome.errors, "");
  EXPECT_TRUE(fs::exists(object()));
}

TEST_P(CompileTest, OptimisationSanitizersAndDependencyFilesWork) {
  const Outcome outcome =
      compile("#include <vector>\nint first(std::vector<int> v) { return v[0]; }\n", {},
              {"-O2", "-g", "-Wall", "-fsanitize=undefined", "-D_GLIBCXX_ASSERTIONS", "-MMD", "-MF",
               objects() / "student.d"});
  EXPECT_EQ(outcome.exit_code(), 0) << outcome.errors;
  EXPECT_TRUE(fs::exists(objects() / "student.d"));
}

TEST_P(CompileTest, AStaticProgramIsLinkedAndRuns) {
  ASSERT_EQ(
      compile("#include <iostream>\nint main() { std::cout << \"linked\\n\"; }\n").exit_code(), 0);
  const std::string program = objects() / "program";
  const Outcome linking = JailedProcess({"compile", "--write", objects(), "--", GetParam(),
                                         "-static", object(), "-o", program})
                              .run();
  EXPECT_EQ(linking.exit_code(), 0) << linking.errors;
  const Outcome running = JailedProcess({"run", "--", program}).run();
  EXPECT_EQ(running.output, "linked\n") << running.status;
}

TEST_P(CompileTest, AWrongSourceIsExplainedByTheCompiler) {
  const Outcome outcome = compile("int answer() { return unknown; }\n");
  EXPECT_NE(outcome.exit_code(), 0);
  EXPECT_THAT(outcome.errors, HasSubstr("unknown"));
}

TEST_P(CompileTest, ASolutionCannotBeIncludedByARelativePath) {
  const std::string source = "#include \"../../solutions/x.cpp\"\n";
  EXPECT_TRUE(compiles_without_jail(source)) << "the attack works without the jail";
  expect_refused(source, "Permission denied");
}

TEST_P(CompileTest, ASolutionCannotBeIncludedByAnAbsolutePath) {
  const std::string source = "#include \"" + (tree() / "solutions/x.cpp").string() + "\"\n";
  EXPECT_TRUE(compiles_without_jail(source)) << "the attack works without the jail";
  expect_refused(source, "Permission denied");
}

TEST_P(CompileTest, AHiddenFileCannotBeIncludedAsData) {
  const std::string source = R"(asm(".incbin \")" + hidden_file().string() + "\\\"\");\n";
  EXPECT_TRUE(compiles_without_jail(source)) << "the attack works without the jail";
  const Outcome outcome = compile(source);
  EXPECT_NE(outcome.exit_code(), 0);
  if (fs::exists(object())) {
    EXPECT_THAT(read_file(object()), Not(HasSubstr(nonce())));
  }
}

TEST_P(CompileTest, HiddenFilesDoNotLeakThroughDiagnostics) {
  expect_refused("#include \"" + hidden_file().string() + "\"\n", "Permission denied");
  expect_refused("#include \"/etc/shadow\"\n", "Permission denied");
  expect_refused("#include \"/etc/passwd\"\n", "Permission denied");
}

TEST_P(CompileTest, TheEnvironmentCannotBeIncluded) {
  setenv("FAKE_TOKEN", nonce().c_str(), 1);
  expect_refused("const char text[] = {\n#include \"/proc/self/environ\"\n};\n",
                 "Permission denied");
  unsetenv("FAKE_TOKEN");
}

TEST_P(CompileTest, EndlessDevicesCannotBeIncluded) {
  expect_refused("#include \"/dev/zero\"\n", "/dev/zero");
  expect_refused("#include \"/dev/urandom\"\n", "/dev/urandom");
}

TEST_P(CompileTest, TheContentOfAHiddenFileCannotBeAskedFor) {
  const std::string file = hidden_file();
  const Outcome outcome = compile("#if __has_include(\"" + file + "\")\nint there;\n#endif\n");
  EXPECT_THAT(outcome.errors, Not(HasSubstr(nonce())));
}

TEST_P(CompileTest, LongComputationsOfTheCompilerEnd) {
  const Outcome outcome = compile(endless_source, {"--cpu-seconds", "2"}, endless_evaluation());
  EXPECT_TRUE(outcome.started());
  EXPECT_FALSE(outcome.ran_out_of_time);
  EXPECT_NE(outcome.exit_code(), 0);
  EXPECT_FALSE(fs::exists(object()));
}

TEST_P(CompileTest, AStoppedCompilerLeavesNoProcess) {
  const Outcome outcome =
      compile(endless_source, {}, endless_evaluation(), std::chrono::milliseconds(500));
  EXPECT_TRUE(outcome.ran_out_of_time);
  // What the compiler's driver had started is handed to this process, already killed.
  int status = 0;
  while (waitpid(-1, &status, 0) > 0) EXPECT_EQ(WTERMSIG(status), SIGKILL);
}

TEST_P(CompileTest, AHugeObjectFileIsNotWritten) {
  const Outcome outcome = compile("char board[1 << 28] = {1};\n");
  EXPECT_NE(outcome.exit_code(), 0);
  EXPECT_TRUE(!fs::exists(object()) || fs::file_size(object()) <= 64U << 20);
}

TEST_P(CompileTest, NothingIsWrittenOutsideOfTheObjectFolder) {
  write_file(source_folder() / "student.cpp", "int answer;\n");
  const std::string target = open_folder() / "student.o";
  const Outcome outcome =
      JailedProcess({"compile", "--read", source_folder(), "--write", objects(), "--", GetParam(),
                     "-c", source_folder() / "student.cpp", "-o", target})
          .run();
  EXPECT_NE(outcome.exit_code(), 0);
  EXPECT_FALSE(fs::exists(target));
}

TEST_P(CompileTest, RefusesToCompileWithoutLandlock) {
  const Outcome outcome = compile("int answer;\n", {"--without", "landlock"});
  EXPECT_EQ(outcome.exit_code(), jail_failure);
  EXPECT_THAT(outcome.errors, HasSubstr("required is full"));
}

std::vector<std::string> compilers() {
  std::vector<std::string> paths;
  for (const std::string path : {KATA_COMPILERS}) {
    if (!path.empty()) paths.push_back(path);
  }
  return paths;
}

std::string name_of_compiler(const ::testing::TestParamInfo<std::string>& info) {
  std::string name = fs::path(info.param).filename();
  for (char& character : name) {
    if (std::isalnum(static_cast<unsigned char>(character)) == 0) character = '_';
  }
  return name + "_" + std::to_string(info.index);
}

INSTANTIATE_TEST_SUITE_P(With, CompileTest, ::testing::ValuesIn(compilers()), name_of_compiler);

}  // namespace
}  // namespace kata::jail::testing
