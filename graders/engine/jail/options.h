#pragma once

#include <jail/credentials.h>
#include <jail/isolation.h>
#include <jail/resource_limits.h>
#include <optional>
#include <span>
#include <string>
#include <sys/types.h>
#include <vector>

namespace kata::jail {

enum class Command { run, compile, probe, help };

/// The command line of the jail.
struct Options {
  Command command = Command::help;
  Limits limits;
  IsolationLevel required = IsolationLevel::strong;
  uid_t user = unprivileged_user;
  /// The highest descriptor that the program inherits.
  int last_descriptor = 3;
  /// Where to report that the program was started, or -1. See protocol.h.
  int status_descriptor = -1;
  std::vector<std::string> environment;
  std::vector<std::string> readable;
  std::vector<std::string> writable;
  std::vector<std::string> toolchain;
  /// Off only to show in tests that the other layers hold alone.
  bool use_landlock = true;
  bool use_seccomp = true;
  /// The program and its arguments.
  std::vector<std::string> program;
};

/// The defaults of `command`.
Options default_options(Command command);

/// Throws a `JailError` that says what is wrong.
Options parse_options(std::span<char* const> argument_list);

/// The text of `kata_jail --help`.
extern const char* const usage_text;

}  // namespace kata::jail
