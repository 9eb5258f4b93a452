#pragma once

#include <kata/chessboard.h>
#include <kata/not_started.h>

/// Places queens on an empty chessboard, one in each row, so that none attacks another. Each queen
/// goes to a row with the fewest safe squares left (any of several), on one of those squares. The
/// challenge of part 2 of the articles.
///
/// Returns true with an arrangement on the board; false, with the board empty again, when there is
/// none.
bool place_queens_fewest_first(kata::Chessboard& board);
