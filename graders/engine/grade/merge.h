#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

namespace kata::grade {

/// What came of joining parts.
struct Merged {
  std::size_t all = 0;                ///< submissions with a report
  std::vector<std::string> problems;  ///< what is missing, a sentence each
};

/// Joins the results of shards in one folder, which may hold some of them already. Of two reports
/// on one submission the graded one counts. A report that cannot be read is left where it is, and
/// told; so is a shard that is missing. `expected` is how many there must be; 0: as many as they
/// say. Throws std::runtime_error where two graded reports on one submission disagree, or parts do
/// not belong together; then nothing is joined.
Merged merge(const std::filesystem::path& out, const std::vector<std::filesystem::path>& parts,
             std::size_t expected);

}  // namespace kata::grade
