#pragma once

#include <cstdint>
#include <judge/path/path_checks.h>
#include <string>
#include <string_view>
#include <vector>

namespace kata::judge {

/// Small grids over the letters of `alphabet` and words for them, about half of which are there.
/// The same seed gives the same ones everywhere.
std::vector<WordCase> generated_words(std::uint32_t seed, int count, std::string_view alphabet);

/// A grid of `size` by `size` squares, all holding `letter`, but for `other` in the last corner.
std::string uniform_grid(int size, char letter, char other);

/// A grid of `size` by `size` squares and a word that fills it all: its first row to the right, its
/// second to the left, and so on. First and last letter are there only once.
WordCase snake(int size);

}  // namespace kata::judge
