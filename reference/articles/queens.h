#pragma once

#include <array>
#include <articles/figures.h>
#include <cstddef>

/// The figures that the articles' last challenges, "N queens" and "N queens, fewest columns first",
/// ask to count. The articles leave them to the reader.
namespace kata::articles {

/// The search for the first arrangement on a board with `size` rows.
struct QueensFigures {
  int size;
  SearchFigures row_by_row;    ///< rows from the top, columns from the left
  SearchFigures fewest_first;  ///< fewest safe squares first, the topmost of several such rows
};

inline constexpr std::array<QueensFigures, 10> queens{{
    {1, {1, 0, 0}, {1, 0, 0}},
    {2, {2, 2, 2}, {2, 2, 2}},
    {3, {5, 5, 3}, {5, 5, 3}},
    {4, {8, 4, 2}, {8, 4, 2}},
    {5, {5, 0, 0}, {5, 0, 0}},
    {6, {31, 25, 8}, {27, 21, 8}},
    {7, {9, 2, 1}, {7, 0, 0}},
    {8, {113, 105, 42}, {75, 67, 23}},
    {12, {261, 249, 100}, {153, 141, 46}},
    {20, {199'635, 199'615, 72'079}, {145, 125, 33}},
}};

/// The sizes for which the articles ask to count dead ends.
inline constexpr std::array queens_compared{8, 12, 20};

/// The figures for one of the sizes above.
constexpr const QueensFigures& queens_on(int size) {
  std::size_t index = 0;
  while (queens.at(index).size != size) ++index;
  return queens[index];
}

/// How many arrangements there are on boards with 1, 2, … 12 rows.
inline constexpr std::array<int, 12> arrangements{1,  0,  0,   2,   10,    4,
                                                  40, 92, 352, 724, 2'680, 14'200};

}  // namespace kata::articles
