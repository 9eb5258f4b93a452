#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace kata::jail {

/// How well a program is isolated, from worst to best, so that levels compare with `<`.
enum class IsolationLevel {
  weak,     ///< limits, a fresh environment and closed descriptors only
  reduced,  ///< Landlock without the system call filter: files are out of reach, processes are not
  strong,   ///< the system call filter without Landlock
  full,     ///< both
};

/// What one layer achieved. A layer that is not active says why.
struct LayerState {
  bool active = false;
  std::string reason;
};

/// A `LayerState` of Landlock, with the version of the interface that was used (0 when inactive).
struct LandlockState : LayerState {
  int abi = 0;
};

/// The level that two layers give together.
IsolationLevel level_of(bool seccomp, bool landlock);

/// What the layers achieved together.
struct Isolation {
  LayerState seccomp;
  LandlockState landlock;

  IsolationLevel level() const { return level_of(seccomp.active, landlock.active); }
  /// Why the level is below full; empty at level full.
  std::string reason() const;
};

/// "full", "strong", "reduced" or "weak".
std::string_view to_string(IsolationLevel level);

/// The level named `name`, if there is one.
std::optional<IsolationLevel> parse_isolation_level(std::string_view name);

}  // namespace kata::jail
