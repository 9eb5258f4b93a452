#pragma once

#include <replay/recording.h>

/// Recordings that are not as they should be, and what a page must make of them.
namespace kata::replay::tests {

/// A search whose loop over the digits ends at 8: where the article's program tries a 9 on row 1,
/// column 7, it goes back.
Recording with_difference();

/// The same with the verdict of the check that it failed: a sentence, a drawing, a reason.
Recording with_verdict();

/// A search whose rules forget the boxes: digits that clash stand on the board.
Recording with_clashes();

/// A search that counts solutions: the board is full once, and goes on.
Recording with_one_solution();

/// Words as programs print and throw them: umlauts, control bytes, bytes that are no UTF-8, marks
/// that turn the reading order, markup, and a text of 300 letters without a space.
Recording with_hostile_words();

/// A grid whose letters are bytes of all kinds.
Recording with_bytes_as_letters();

/// A grid that is wider than most screens; the word goes from its left to its right edge.
Recording with_a_wide_grid();

/// A search with 2,000 first choices, each taken back.
Recording with_many_first_choices();

/// A search that puts 20,000 numbers one on the other and never takes any back.
Recording with_a_deep_path();

}  // namespace kata::replay::tests
