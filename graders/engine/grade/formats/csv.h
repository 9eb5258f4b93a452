#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace kata::grade {

/// A table from a CSV file: its header and the rows below, each as wide as the header.
struct Table {
  std::vector<std::string> header;
  std::vector<std::vector<std::string>> rows;
};

/// Reads CSV (RFC 4180) with commas or semicolons, whichever the header has more of; a byte order
/// mark does no harm. Throws std::runtime_error where a quote is not closed or there is no header.
Table parse_csv(std::string_view text);

/// One line of a CSV file; the cells are text, see csv_cell().
std::string csv_line(const std::vector<std::string>& cells);

/// One line of cells that are quoted already, by csv_cell() or csv_identity().
std::string csv_row(const std::vector<std::string>& cells);

}  // namespace kata::grade
