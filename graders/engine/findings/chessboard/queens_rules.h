#pragma once

#include <optional>
#include <search/queens_lines.h>
#include <set>
#include <span>
#include <string>
#include <vector>

#include <kata/arrangement.h>
#include <kata/event.h>

namespace kata::judge {

/// The first row without a queen, from the top.
std::optional<int> first_free_row(const Arrangement& queens);

/// How many rows have no queen.
int free_rows(const Arrangement& queens);

/// Two queens that attack each other, by their rows.
struct QueenClash {
  int first_row;
  int second_row;
  search::Line line;
};

/// The first pair of queens that attack each other, from the top.
std::optional<QueenClash> find_clash(const Arrangement& queens);

/// Where a square of a board with `size` rows comes to lie when the board is turned and mirrored:
/// `symmetry` 0 to 7, 0 leaves all as it is.
struct BoardSquare {
  int row;
  int column;
};
BoardSquare image_of(BoardSquare square, int size, int symmetry);
inline constexpr int symmetries = 8;

/// A search's choices and undos on the board so turned and mirrored.
std::vector<Event> image_of(std::span<const Event> events, int size, int symmetry);

/// The arrangements given, and all that turning and mirroring make of them.
std::set<Arrangement> with_images(const std::set<Arrangement>& arrangements);

/// The full boards without an attacked queen that stood at some moment of a search.
std::set<Arrangement> arrangements_shown(int size, std::span<const Event> events);

}  // namespace kata::judge
