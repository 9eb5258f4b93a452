#include <findings/path/word_habits.h>
#include <optional>
#include <problems/word.h>

namespace kata::judge {
namespace {

using problems::Word;

const Word& problem_of(const Standpoint& at) {
  return static_cast<const Word&>(at.problem);
}

/// The square on the path that the next one is to be beside.
std::optional<Cell> comes_from(const Standpoint& at) {
  for (const int beside : {at.variable - 1, at.variable + 1}) {
    if (const auto square = at.state[beside]) return problem_of(at).cell(*square);
  }
  return std::nullopt;
}

template <int rows, int columns>
bool is_direction(const Standpoint& at, int value) {
  const auto from = comes_from(at);
  const Cell to = problem_of(at).cell(value);
  return from && to.row - from->row == rows && to.column - from->column == columns;
}

/// Whether a square does not go on as the two before it do.
bool is_turn(const Standpoint& at, int value) {
  const int back = at.state[at.variable - 1] ? -1 : 1;
  const auto last = at.state[at.variable + back];
  const auto before = at.state[at.variable + 2 * back];
  if (!last || !before) return false;
  const Cell to = problem_of(at).cell(value);
  const Cell from = problem_of(at).cell(*last);
  const Cell first = problem_of(at).cell(*before);
  return to.row - from.row != from.row - first.row ||
         to.column - from.column != from.column - first.column;
}

template <bool (*is_out)(Cell, const LetterGrid&)>
bool is_outside(const Standpoint& at, int value) {
  return is_out(problem_of(at).cell(value), problem_of(at).grid());
}

template <bool (*is_out)(Cell, const LetterGrid&)>
bool starts_outside(const Standpoint& at, int value) {
  return !at.last && is_outside<is_out>(at, value);
}

bool in_first_lines(Cell cell, const LetterGrid&) {
  return cell.row == 0 || cell.column == 0;
}
bool in_last_lines(Cell cell, const LetterGrid& grid) {
  return cell.row == grid.rows() - 1 || cell.column == grid.columns() - 1;
}
bool in_last_row(Cell cell, const LetterGrid& grid) {
  return cell.row == grid.rows() - 1;
}
bool in_last_column(Cell cell, const LetterGrid& grid) {
  return cell.column == grid.columns() - 1;
}
bool in_first_row(Cell cell, const LetterGrid&) {
  return cell.row == 0;
}
bool in_first_column(Cell cell, const LetterGrid&) {
  return cell.column == 0;
}
bool beyond_the_number_of_rows(Cell cell, const LetterGrid& grid) {
  return cell.column >= grid.rows();
}
bool beyond_the_number_of_columns(Cell cell, const LetterGrid& grid) {
  return cell.row >= grid.columns();
}

}  // namespace

void word_habits(HabitTable& table) {
  constexpr const char* four_directions =
      "Neighbours are up, down, left and right: (-1, 0), (1, 0), (0, -1) and (0, 1).";
  constexpr const char* starts =
      "The word may begin on any square: where do the loops over the starts begin and end?";
  constexpr const char* limits =
      "A square is on the grid when its row is from 0 to grid.rows() - 1 and its column from 0 to grid.columns() - 1.";
  table.add(is_direction<-1, 0>, "never goes up", four_directions);
  table.add(is_direction<1, 0>, "never goes down", four_directions);
  table.add(is_direction<0, -1>, "never goes left", four_directions);
  table.add(is_direction<0, 1>, "never goes right", four_directions);
  table.add(is_turn, "goes straight on from its second square, and never turns",
            "From each square of the path, all four directions are open.");
  table.add(starts_outside<in_last_row>, "never starts in the last row", starts);
  table.add(starts_outside<in_last_column>, "never starts in the last column", starts);
  table.add(starts_outside<in_last_lines>, "starts neither in the last row nor in the last column",
            starts);
  table.add(starts_outside<in_first_row>, "never starts in the first row", starts);
  table.add(starts_outside<in_first_column>, "never starts in the first column", starts);
  table.add(starts_outside<in_first_lines>,
            "starts neither in the first row nor in the first column", starts);
  table.add(is_outside<in_first_lines>, "takes the first row and the first column for outside",
            limits);
  table.add(is_outside<in_last_lines>, "takes the last row and the last column for outside",
            limits);
  table.add(is_outside<beyond_the_number_of_rows>,
            "takes a column for outside when its number is not below that of the rows", limits);
  table.add(is_outside<beyond_the_number_of_columns>,
            "takes a row for outside when its number is not below that of the columns", limits);
  table.add([](Habit& h) { h.checked = ~(1U << Word::square_once); },
            "does not ask whether a square is on the path already",
            "Each square may be used once: that is tested before the step.");
  table.add([](Habit& h) { h.checked = ~(1U << Word::beside_its_neighbour); },
            "goes on to any square that has the next letter, wherever it lies", four_directions);
  table.add([](Habit& h) { h.checked = ~(1U << Word::right_letter); },
            "steps on any neighbour, whatever its letter", "Compare the letter before you step.");
}

}  // namespace kata::judge
