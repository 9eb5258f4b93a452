#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <initializer_list>
#include <jail/tests/attack_case.h>
#include <jail/tests/jailed_process.h>
#include <map>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace kata::jail::testing {

/// The layers that a test leaves in place, to show that each holds by itself.
enum class Layers { all, only_seccomp, only_landlock };

/// The options of the jail for `layers`.
std::vector<std::string> options_for(Layers layers);

/// For readable test names.
std::string name_of(Layers layers);

/// A program of the test's build folder.
std::string test_program(const std::string& name);

/// The text of a file.
std::string read_file(const std::filesystem::path& path);

void write_file(const std::filesystem::path& path, const std::string& text);

/// A hidden file and a folder that anybody may write to, so that only the jail, never the owner of
/// a file, stands between an attack and its aim. At the end of each test nothing in there may have
/// changed, and no process may be left.
class JailTest : public ::testing::Test {
 protected:
  void SetUp() override;
  void TearDown() override;

  /// What a well-informed attacker knows.
  AttackCase attack_case(const std::string& program) const;

  /// Runs `program` of the test's build folder in the jail, with further options of the jail.
  Outcome run(const std::string& program, const std::string& variant, Layers layers,
              const std::vector<std::string>& options = {},
              std::chrono::milliseconds deadline = std::chrono::seconds(20)) const;

  const std::filesystem::path& folder() const { return folder_; }
  std::filesystem::path open_folder() const { return folder_ / "open"; }
  std::filesystem::path hidden_file() const { return folder_ / "hidden.txt"; }
  const std::string& nonce() const { return nonce_; }
  /// A socket on which nobody should ever call.
  int listener() const { return listener_; }

 private:
  using Snapshot = std::map<std::filesystem::path, std::string>;
  Snapshot snapshot() const;

  std::filesystem::path folder_;
  std::string nonce_;
  Snapshot before_;
  int listener_ = -1;
  std::uint16_t port_ = 0;
};

/// The jail held: the program was started, achieved nothing, and learned nothing.
void expect_held(const Outcome& outcome, const std::string& nonce);

}  // namespace kata::jail::testing
