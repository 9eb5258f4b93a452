#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

namespace kata {

/// 4208 as "4,208".
inline std::string grouped(std::int64_t number) {
  std::string text = std::to_string(number);
  const std::size_t first = number < 0 ? 1 : 0;
  for (std::size_t end = text.size(); end > first + 3;) {
    end -= 3;
    text.insert(end, ",");
  }
  return text;
}

/// "1 placement", "4,208 placements".
inline std::string counted(std::int64_t number, const std::string& what) {
  return grouped(number) + " " + what + (number == 1 ? "" : "s");
}

/// "row 1, column 3" for a square whose row and column count from 0.
inline std::string place_name(int row, int column) {
  return "row " + std::to_string(row + 1) + ", column " + std::to_string(column + 1);
}

}  // namespace kata
