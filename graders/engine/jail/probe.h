#pragma once

#include <jail/isolation.h>
#include <jail/options.h>
#include <string>
#include <sys/types.h>
#include <vector>

namespace kata::jail {

/// What the canary found. A layer counts only when it was seen to work by itself.
struct ProbeResult {
  IsolationLevel level = IsolationLevel::weak;
  bool seccomp = false;
  /// Calls of foreign instruction sets end the process. Part of `seccomp`.
  bool foreign_calls_killed = false;
  bool landlock = false;
  int landlock_abi = 0;
  bool no_new_privileges = false;
  bool limits = false;
  bool fresh_environment = false;
  bool descriptors_closed = false;
  bool dies_with_parent = false;
  /// The user that a program runs as, or -1 if no canary could be started.
  long user = -1;
  /// Forbidden things that the canary was able to do with all available layers in place.
  std::vector<std::string> escapes;
  /// Why the level is below full, and what follows from that; empty at level full.
  std::string reason;
};

/// Starts the canary several times: with all layers, and with each of them alone. Layers that are
/// left out in `options` count as unavailable.
ProbeResult probe(const Options& options);

/// One JSON object, in one line.
std::string to_json(const ProbeResult& result);

}  // namespace kata::jail
