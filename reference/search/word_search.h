#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include <kata/event.h>
#include <kata/letter_grid.h>
#include <kata/path.h>

namespace kata::search {

/// Where in the word a search begins, and so which square it looks for first.
enum class WordOrder {
  plain,                ///< at the first letter: part 1 of the articles
  rarest_letter_first,  ///< at a letter that the grid has least often: part 2
};

/// What a word search did.
struct WordTrace {
  bool found = false;
  std::vector<Cell> path;          ///< the squares of the word, where it was found
  std::int64_t steps = 0;          ///< how often a square was put on the path
  bool complete = true;            ///< false: cut off at the given number of steps
  std::vector<Event> events = {};  ///< each step and its undo, where they were asked for
};

/// How often the grid holds a letter.
int count(const LetterGrid& grid, char letter);

/// The index in `word` of a letter that the grid has least often; the first of several. The word
/// is not empty.
std::size_t rarest_letter(const LetterGrid& grid, std::string_view word);

/// Looks for a word, squares in reading order, neighbours up, down, left, right. Puts only a right
/// letter on the path, and lengthens it to the end of the word first, then to its beginning. A
/// search for a word that is not there takes the same number of steps whatever the order of squares
/// and neighbours. Ends after `most_steps`.
WordTrace find_word(const LetterGrid& grid, std::string_view word, WordOrder order,
                    std::int64_t most_steps = 1'000'000);

/// The same, with all its steps, to be played.
WordTrace trace_word(const LetterGrid& grid, std::string_view word, WordOrder order,
                     std::int64_t most_steps = 1'000'000);

}  // namespace kata::search
