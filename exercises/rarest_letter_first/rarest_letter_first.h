#pragma once

#include <string_view>

#include <kata/letter_grid.h>
#include <kata/not_started.h>
#include <kata/path.h>

/// Looks for a word on a grid of letters, as find_word of word_search does, but starts at the
/// rarest letter of the word: one that stands on the grid least often. Part 2 of the articles,
/// section 14, "Word search, with a better start".
///
/// `path` is empty at first, and the search walks on it: each square that is tried is pushed, and
/// popped again when it leads nowhere. From a letter in the middle of the word the path grows at
/// both ends, in any order: push_back and push_front. Only a free neighbour with the right letter
/// is tried. Read from one end or the other, the path spells a piece of the word at any time. A
/// letter that the grid does not have is the rarest of all: the answer is no, without a step.
///
/// Returns true with the squares of the word on `path`, in the order of its letters; false, with
/// `path` empty, when the word is not there. The empty word is on every grid, with an empty path.
/// Upper and lower case are different letters.
bool find_word_rarest_first(const kata::LetterGrid& grid, std::string_view word, kata::Path& path);
