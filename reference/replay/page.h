#pragma once

#include <iosfwd>
#include <ostream>
#include <replay/recording.h>
#include <string>
#include <string_view>
#include <vector>

namespace kata::replay {

/// A page that plays recordings: one by itself, or two side by side on one clock.
struct Page {
  std::string title;
  std::vector<Recording> runs;  ///< one or two
  bool tree = false;            ///< opens with the first run's choices drawn as a tree
};

/// Writes the page as one HTML file that needs nothing else: it opens from disk, without a network.
/// The same page is always written with the same bytes.
///
/// A recording is shown up to the first event that no search can have written; the page says so.
/// Throws std::invalid_argument for no run or more than two, and for a start that cannot be drawn.
void write_page(std::ostream& out, const Page& page);

/// What a page that was written plays, as its data; empty where it is none, or not whole.
std::string data_of_page(std::string_view page);

}  // namespace kata::replay
