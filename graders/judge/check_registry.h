#pragma once

#include <chrono>
#include <filesystem>
#include <judge/attempt/launcher.h>
#include <judge/check.h>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace kata::judge {

/// A check as its file declares it.
struct Declared {
  std::string sentence;
  int points;
  Visibility visibility;
};

/// The GoogleTest suite that checks of this kind belong to.
std::string suite_name(Visibility visibility);

/// Every check of the exercise, in the order in which they stand.
const std::vector<Declared>& declared_checks();

/// The declaration of a check that GoogleTest has run.
const Declared& declared_check(const std::string& suite, const std::string& sentence);

/// Sets how the program that attempt() runs is started, and for how long any attempt may compute,
/// although its check would wait longer.
void use_subject(std::unique_ptr<Launcher> launcher,
                 std::optional<std::chrono::milliseconds> patience);

/// All attempts made so far, in order.
std::vector<std::shared_ptr<const Attempt>> attempts_made();

/// The first attempt that failed a check; nothing if none did.
std::shared_ptr<const Attempt> first_failed_attempt();

/// What the checks advised, in order.
const std::vector<std::string>& advice();

}  // namespace kata::judge
