#pragma once

#include <random>
#include <subject/call.h>

/// Calls that ask the same as others, in other digits, letters and places: who has learnt the
/// answers of known inputs by heart does not know these, and a search has neither more nor less to
/// do, or hardly so.
namespace kata::judge {

using Random = std::mt19937;

/// Other digits on the board in the first argument, chosen so that a search in reading order takes
/// about as long.
subject::Call with_other_digits(const subject::Call& call, Random& random);

/// Other digits, and rows and columns exchanged within their boxes, and boxes with their likes.
subject::Call with_other_lines(const subject::Call& call, Random& random);

/// The same, and the square asked about, in the second and third argument, goes with its row and
/// column.
subject::Call with_other_square(const subject::Call& call, Random& random);

/// Other letters in the grid and the word, the first two arguments; what is no letter stays, and so
/// do case and rarity.
subject::Call with_other_letters(const subject::Call& call, Random& random);

}  // namespace kata::judge
