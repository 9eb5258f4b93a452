#include <array>
#include <cstddef>
#include <inputs/disguise.h>
#include <numeric>
#include <problems/sudoku.h>
#include <search/search.h>
#include <span>
#include <string>
#include <utility>

#include <kata/grid.h>

namespace kata::judge {
namespace {

/// std::shuffle does not say which order it makes, so this one does.
template <class Values>
void shuffle(Values&& values, Random& random) {
  for (std::size_t left = values.size(); left > 1; --left)
    std::swap(values[left - 1], values[random() % left]);
}

std::string renamed(std::string board, Random& random) {
  std::string digits = "123456789";
  shuffle(digits, random);
  for (char& square : board) {
    if (square >= '1' && square <= '9') square = digits[static_cast<std::size_t>(square - '1')];
  }
  return board;
}

/// Where each line of a board comes from; bands stay together.
std::array<std::size_t, 9> other_lines(Random& random) {
  std::array<std::size_t, 3> bands{0, 1, 2};
  shuffle(bands, random);
  std::array<std::size_t, 9> lines{};
  for (std::size_t i = 0; i < 9; ++i) lines[i] = 3 * bands[i / 3] + i % 3;
  for (std::size_t band = 0; band < 9; band += 3)
    shuffle(std::span(lines).subspan(band, 3), random);
  return lines;
}

std::size_t steps_in_reading_order(const std::string& board, std::size_t most) {
  return search::search(problems::Sudoku(parse_grid(board)), {.most_events = most}).events.size();
}

}  // namespace

subject::Call with_other_digits(const subject::Call& call, Random& random) {
  constexpr std::size_t some = 2'000;
  constexpr std::size_t most_asked_for = 200'000;
  constexpr int tries = 20;
  const std::string& board = call.arguments.at(0);
  const std::size_t most = some + 2 * steps_in_reading_order(board, most_asked_for);
  subject::Call other = call;
  for (int i = 0; i < tries; ++i) {
    other.arguments[0] = renamed(board, random);
    if (steps_in_reading_order(other.arguments[0], most + 1) <= most) return other;
  }
  return call;
}

subject::Call with_other_lines(const subject::Call& call, Random& random) {
  const std::string board = renamed(call.arguments.at(0), random);
  const auto rows = other_lines(random);
  const auto columns = other_lines(random);
  subject::Call other = call;
  for (std::size_t square = 0; square < board.size(); ++square) {
    other.arguments[0][square] = board[9 * rows[square / 9] + columns[square % 9]];
  }
  return other;
}

subject::Call with_other_square(const subject::Call& call, Random& random) {
  if (call.arguments.size() < 3) return with_other_lines(call, random);
  // The empty board with a digit on the square shows where it goes.
  Random same = random;
  subject::Call other = with_other_lines(call, random);
  subject::Call marked = call;
  const auto row = static_cast<std::size_t>(std::stoi(call.arguments[1]));
  const auto column = static_cast<std::size_t>(std::stoi(call.arguments[2]));
  marked.arguments[0] = std::string(81, '.');
  marked.arguments[0][9 * row + column] = '1';
  const std::size_t square = with_other_lines(marked, same).arguments[0].find_first_of("123456789");
  other.arguments[1] = std::to_string(square / 9);
  other.arguments[2] = std::to_string(square % 9);
  return other;
}

subject::Call with_other_letters(const subject::Call& call, Random& random) {
  std::array<std::size_t, 26> letters{};
  std::iota(letters.begin(), letters.end(), std::size_t{0});
  shuffle(letters, random);
  subject::Call other = call;
  for (std::size_t argument = 0; argument < 2; ++argument) {
    for (char& letter : other.arguments.at(argument)) {
      for (const char first : {'A', 'a'}) {
        if (letter < first || letter > first + 25) continue;
        letter = static_cast<char>(
            first + static_cast<int>(letters[static_cast<std::size_t>(letter - first)]));
        break;
      }
    }
  }
  return other;
}

}  // namespace kata::judge
