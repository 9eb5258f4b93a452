#pragma once

#include <chrono>
#include <cstddef>
#include <optional>
#include <stdexcept>
#include <string>

namespace kata::judge {

/// A command line that cannot be followed, in words.
class UsageError : public std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// What a judge is asked to do.
struct Options {
  std::string subject;               ///< the program made of the solution to check
  std::string jail;                  ///< the kata_jail that starts it; empty: started directly
  std::string isolation = "strong";  ///< the least isolation that the jail must reach
  std::string record;                ///< folder to leave the verdict in; empty: nowhere
  std::string json;                  ///< file to write the results to; empty: none
  std::string secret;      ///< file with the course's secret: points are given; empty: for practice
  std::string page;        ///< the exercise's README.md; empty: not told from
  std::string next;        ///< the exercise that follows; empty: none
  std::size_t lines = 24;  ///< the height of the terminal
  std::optional<std::chrono::seconds> patience;  ///< no attempt may compute for longer
  bool hidden = false;                           ///< the hidden checks instead of the open ones
  bool audit = false;                            ///< explain every run, also the right ones
  bool list = false;                             ///< all checks, as JSON, without running any
};

/// Reads what InitGoogleTest() left of the command line. Nothing if help was asked for, which has
/// then been printed. Throws UsageError.
std::optional<Options> read_options(int argc, char** argv);

}  // namespace kata::judge
