#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <string>
#include <sys/wait.h>
#include <system/file.h>
#include <system/spawn.h>
#include <system_error>
#include <thread>
#include <unistd.h>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace kata {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

/// A folder that goes with its test.
class Folder : public testing::Test {
 protected:
  Folder() {
    std::string name = fs::temp_directory_path() / "kata-system-XXXXXX";
    folder_ = mkdtemp(name.data());
  }
  ~Folder() override { fs::remove_all(folder_); }

  fs::path folder_;
};

std::string reason(const fs::path& file) try {
  read_file(file);
  return "";
} catch (const std::system_error& error) {
  return error.what();
}

using Reading = Folder;

TEST_F(Reading, TakesAllBytes) {
  const std::string text("a\0b\r\n", 5);
  std::ofstream(folder_ / "file", std::ios::binary) << text;
  EXPECT_EQ(read_file(folder_ / "file"), text);
}

TEST_F(Reading, SaysWhatCannotBeRead) {
  EXPECT_THAT(reason(folder_ / "none"), HasSubstr("none: No such file"));
  EXPECT_THAT(reason(folder_), HasSubstr("Is a directory"));
  EXPECT_EQ(read_file_if_any(folder_ / "none"), std::nullopt);
}

using Replacing = Folder;

TEST_F(Replacing, LeavesOneWholeTextWhoeverWritesAtTheSameTime) {
  const fs::path file = folder_ / "file";
  replace_file(file, "");
  const auto write = [&](char letter) {
    for (int i = 0; i < 200; ++i) replace_file(file, std::string(20'000, letter));
  };
  std::thread one(write, 'a');
  std::thread other(write, 'b');
  for (int i = 0; i < 200; ++i) {
    const std::string text = read_file(file);
    ASSERT_TRUE(text.empty() || text == std::string(20'000, text.front()));
  }
  one.join();
  other.join();
  EXPECT_EQ(std::distance(fs::directory_iterator(folder_), {}), 1);
}

TEST_F(Replacing, ClearsWhatAnEndedProgramLeft) {
  std::ofstream(folder_ / ".file.draft") << "a long text, half of which was written when it en";
  replace_file(folder_ / "file", "short", Durability::on_disk);
  EXPECT_EQ(read_file(folder_ / "file"), "short");
  EXPECT_FALSE(fs::exists(folder_ / ".file.draft"));
}

TEST_F(Replacing, KeepsTheOldTextWhereItFails) {
  const fs::path file = folder_ / "file";
  fs::create_directory(file);
  EXPECT_THROW(replace_file(file, "new"), std::system_error);
  EXPECT_TRUE(fs::is_directory(file));
  EXPECT_FALSE(fs::exists(folder_ / ".file.draft"));
  EXPECT_THROW(replace_file(folder_ / "none" / "file", "new"), std::system_error);
}

using Spawning = Folder;

int exit_code(pid_t process) {
  int status = 0;
  waitpid(process, &status, 0);
  return WEXITSTATUS(status);
}

TEST_F(Spawning, HandsDescriptorsInTheirPlaces) {
  std::ofstream(folder_ / "a") << "a";
  std::ofstream(folder_ / "b") << "b";
  const Descriptor a(open((folder_ / "a").c_str(), O_RDONLY | O_CLOEXEC));
  const Descriptor b(open((folder_ / "b").c_str(), O_RDONLY | O_CLOEXEC));
  // Each under the other's number.
  const std::string read = "[ \"$(cat <&" + std::to_string(a.number()) + ")$(cat <&" +
                           std::to_string(b.number()) + ")\" = ba ]";
  EXPECT_EQ(
      exit_code(spawn({"sh", "-c", read}, {{a.number(), b.number()}, {b.number(), a.number()}})),
      0);
}

TEST_F(Spawning, RunsInAFolder) {
  std::ofstream(folder_ / "a") << "a";
  EXPECT_EQ(exit_code(spawn({"test", "-e", "a"}, {}, folder_)), 0);
}

TEST_F(Spawning, SaysWhatCannotBeStarted) {
  EXPECT_THROW(spawn({(folder_ / "none").string()}, {}), std::system_error);
}

}  // namespace
}  // namespace kata
