#pragma once

namespace kata::search {

/// A square of a grid; rows and columns count from 0.
struct Position {
  int row = 0;
  int column = 0;

  friend bool operator==(const Position&, const Position&) = default;
};

}  // namespace kata::search
