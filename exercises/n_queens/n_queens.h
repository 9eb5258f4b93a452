#pragma once

#include <kata/chessboard.h>
#include <kata/not_started.h>

// Queens on an empty chessboard, one in each row, so that none attacks another: no two in one
// column or on one diagonal. The challenge of part 1 of the articles. Both functions fill the rows
// in order, each row's columns from left to right, and put a queen only where no other attacks it.

/// Places the first arrangement that there is. Returns true with it on the board; false, with the
/// board empty again, when there is none.
bool place_queens(kata::Chessboard& board);

/// Returns how many arrangements there are, with the board empty again. Each one stands on the
/// board at the moment it is counted.
int count_arrangements(kata::Chessboard& board);
