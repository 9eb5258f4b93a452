#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <findings/chessboard/queens_rules.h>
#include <problems/playback.h>
#include <problems/queens.h>
#include <utility>

#include <kata/chessboard.h>

namespace kata::judge {

std::optional<int> first_free_row(const Arrangement& queens) {
  const auto row = std::find(queens.begin(), queens.end(), none);
  if (row == queens.end()) return std::nullopt;
  return static_cast<int>(row - queens.begin());
}

int free_rows(const Arrangement& queens) {
  return static_cast<int>(std::count(queens.begin(), queens.end(), none));
}

std::optional<QueenClash> find_clash(const Arrangement& queens) {
  for (std::size_t second = 1; second < queens.size(); ++second) {
    for (std::size_t first = 0; first < second; ++first) {
      if (queens[first] == none || queens[second] == none) continue;
      const int first_row = static_cast<int>(first);
      const int second_row = static_cast<int>(second);
      if (const auto line =
              search::line_between(first_row, queens[first], second_row, queens[second])) {
        return QueenClash{first_row, second_row, *line};
      }
    }
  }
  return std::nullopt;
}

BoardSquare image_of(BoardSquare square, int size, int symmetry) {
  if ((symmetry & 1) != 0) square.row = size - 1 - square.row;
  if ((symmetry & 2) != 0) square.column = size - 1 - square.column;
  if ((symmetry & 4) != 0) std::swap(square.row, square.column);
  return square;
}

std::vector<Event> image_of(std::span<const Event> events, int size, int symmetry) {
  std::vector<Event> images(events.begin(), events.end());
  for (Event& event : images) {
    const BoardSquare image = image_of({event.row, event.value}, size, symmetry);
    event.row = static_cast<std::uint16_t>(image.row);
    event.value = image.column;
  }
  return images;
}

std::set<Arrangement> with_images(const std::set<Arrangement>& arrangements) {
  std::set<Arrangement> all;
  for (const Arrangement& queens : arrangements) {
    const int size = static_cast<int>(queens.size());
    for (int symmetry = 0; symmetry < symmetries; ++symmetry) {
      Arrangement image(queens.size(), none);
      for (int row = 0; row < size; ++row) {
        const BoardSquare square =
            image_of({row, queens[static_cast<std::size_t>(row)]}, size, symmetry);
        image[static_cast<std::size_t>(square.row)] = square.column;
      }
      all.insert(std::move(image));
    }
  }
  return all;
}

std::set<Arrangement> arrangements_shown(int size, std::span<const Event> events) {
  std::set<Arrangement> shown;
  const problems::Queens problem(size);
  problems::Playback playback(problem);
  for (const Event& event : events) {
    playback.apply(event);
    if (!playback.is_complete()) continue;
    const Arrangement queens = problem.arrangement(playback.state());
    if (!find_clash(queens)) shown.insert(queens);
  }
  return shown;
}

}  // namespace kata::judge
