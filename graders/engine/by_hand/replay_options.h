#pragma once

#include <functional>
#include <optional>
#include <replay/recording.h>
#include <string>

#include <CLI/CLI.hpp>

namespace kata::by_hand {

/// The options of a program that lets its student watch the search: --replay, --race, --tree,
/// --watch.
class ReplayOptions {
 public:
  /// How the article's program goes about the same, to race it; only asked for when it is needed.
  using Rival = std::function<replay::Recording()>;

  /// Adds the options to `app`; --race only where there is somebody to race.
  ReplayOptions(CLI::App& app, bool has_rival);

  /// Shows a search as the options ask for. Throws std::system_error where the page cannot be
  /// written.
  void show(const replay::Recording& yours, const Rival& rival = {}) const;

 private:
  std::string page_file_;
  bool race_ = false;
  bool tree_ = false;
  bool watch_ = false;
  std::optional<double> speed_;
};

}  // namespace kata::by_hand
