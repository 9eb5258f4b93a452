#pragma once

#include <string>

#include <kata/board.h>
#include <kata/not_started.h>

/// The digits that still fit on a square, ascending: those that stand neither in its row, nor in
/// its column, nor in its box. "124", say; "" when nothing fits, and "" for a filled square. Rows
/// and columns count from 0. Part 2 of the articles, section 3, "look at the empty squares".
std::string candidates(const kata::Board& board, int row, int column);

/// Fills forced squares, those on which exactly one digit fits, until none is left, and returns how
/// many it filled. A digit just placed forces others, so look again; nothing is guessed and nothing
/// is taken off. Part 2 of the articles, sections 4 and 14, "count your own badges".
///
/// On a board that needs a guess it stops early, with squares left empty. When a square turns up on
/// which nothing fits, the board has no solution; stopping there is right, and so is filling what
/// is still forced.
int place_forced(kata::Board& board);
