#pragma once

#include <ostream>
#include <replay/page.h>
#include <replay/player_files.h>
#include <string>
#include <string_view>

namespace kata::replay {

/// Writes a page: its files, its title, and its data, a JSON object that may stand in a <script>.
void write_files(std::ostream& out, const PageFiles& files, std::string_view title,
                 std::string_view data);

/// What a page plays, as a JSON object; see README.md. Throws std::invalid_argument for no run or
/// more than two, and for a start that cannot be drawn.
std::string json_replay(const Page& page);

}  // namespace kata::replay
