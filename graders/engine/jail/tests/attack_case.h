#pragma once

#include <cstdint>
#include <sys/types.h>

namespace kata::jail::testing {

/// The memory that the test (in the judge's place) and the attacking program share on descriptor 3.
/// The test fills in what a well-informed attacker would know; the attacker notes what it achieved.
struct AttackCase {
  static constexpr int given_descriptor = 3;

  pid_t judge = 0;
  /// A number in the judge's memory, and where it is.
  std::uint64_t secret = 0;
  std::uint64_t secret_address = 0;
  /// A port of this machine on which the judge listens.
  std::uint16_t port = 0;
  /// A file that holds hidden data.
  char hidden_file[256] = {};
  /// A folder that anybody may write to, with a file "victim.txt" in it.
  char open_folder[256] = {};
  /// The attacking program's own file.
  char own_file[256] = {};

  /// Written by the attacker: what worked, one line each.
  char successes[4096] = {};
};

}  // namespace kata::jail::testing
