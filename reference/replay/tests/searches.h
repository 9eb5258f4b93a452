#pragma once

#include <cstddef>
#include <replay/recording.h>
#include <search/search.h>
#include <string>
#include <string_view>
#include <vector>

/// Recordings of small searches, as a student's program would leave them.
namespace kata::replay::tests {

Recording sudoku(std::string label, std::string_view board, search::Order order,
                 std::size_t most_events = 2'000'000);

/// Row by row, columns left to right; the first arrangement, or all of them.
Recording queens(int size, bool all = false);

/// Starts in reading order; neighbours up, down, left, right.
Recording word_search(std::vector<std::string> rows, std::string word);

/// Starts at the word's letter `first` and grows at both ends.
Recording word_from_inside(std::vector<std::string> rows, std::string word, std::size_t first);

Recording permutations(const std::vector<int>& numbers);

}  // namespace kata::replay::tests
