#pragma once

#include <cstddef>
#include <filesystem>
#include <vector>

namespace kata::grade {

/// Joins the results of several runs (shards) into one folder, which may hold results already.
/// Where a submission was graded in several, the reports must say the same, apart from their times;
/// a graded one replaces one that is not. Returns how many submissions `out` then holds. Throws
/// std::runtime_error, before anything is changed, where two reports disagree.
std::size_t merge(const std::filesystem::path& out,
                  const std::vector<std::filesystem::path>& parts);

}  // namespace kata::grade
