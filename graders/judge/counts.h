#pragma once

namespace kata::judge {

/// What a search did, counted from its journal.
struct Counts {
  int placements = 0;
  int undone = 0;
  int dead_ends = 0;

  friend bool operator==(const Counts&, const Counts&) = default;
};

}  // namespace kata::judge
