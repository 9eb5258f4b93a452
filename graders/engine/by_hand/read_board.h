#pragma once

#include <string>

#include <kata/grid.h>

namespace kata::by_hand {

/// A board given on a command line: the board itself, the name of a file that holds one, or "-" for
/// standard input. Throws GridError, with the file's name, for what is no board, and
/// std::system_error for a file that cannot be read.
Grid read_board(const std::string& argument);

}  // namespace kata::by_hand
