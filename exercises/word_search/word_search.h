#pragma once

#include <string_view>

#include <kata/letter_grid.h>
#include <kata/not_started.h>
#include <kata/path.h>

/// Looks for a word on a grid of letters: do its letters stand on a path of neighbouring squares
/// (up, down, left, right), each square used once? Part 1 of the articles, section 14, "Word
/// search".
///
/// `path` is empty at first, and the search walks on it: each square that is tried is pushed, and
/// popped again when it leads nowhere. Only a free neighbour with the right letter is tried. Read
/// from one end or the other, the path spells a piece of the word at any time.
///
/// Returns true with the squares of the word on `path`, in the order of its letters; false, with
/// `path` empty, when the word is not there. The empty word is on every grid, with an empty path.
/// Upper and lower case are different letters.
bool find_word(const kata::LetterGrid& grid, std::string_view word, kata::Path& path);
