#pragma once

#include <cstdint>
#include <optional>
#include <problems/problem.h>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <kata/letter_grid.h>
#include <kata/path.h>

namespace kata::problems {

/// A word to spell along neighbouring squares of a grid: a variable for each of its letters, from
/// 0, the square of that letter as its value, numbered in reading order. Any byte is a letter.
class Word : public Problem {
 public:
  enum Rule { right_letter, beside_its_neighbour, square_once };  ///< constraints

  /// A row of the grid on each line of `grid`. `first` is the letter that a search begins with: the
  /// journal does not tell it. Throws what kata::LetterGrid throws for a grid that is none.
  Word(std::string_view grid, std::string word, int first = 0);

  const LetterGrid& grid() const noexcept { return grid_; }
  const std::string& word() const noexcept { return word_; }
  /// The path that a state shows, from its front to its back.
  std::vector<Cell> path(const State& state) const;
  Cell cell(int square) const;
  char letter(int square) const;

  int variables() const override { return static_cast<int>(word_.size()); }
  std::span<const int> values() const override { return squares_; }
  State start() const override { return State::growing_from(first_); }
  std::span<const std::string_view> constraints() const override;
  std::vector<Clash> clashes(const State& state, int variable, int value) const override;
  std::optional<std::int64_t> mark(int constraint, int variable, int value) const override;
  bool stands_against(int constraint, int variable, int value, int with,
                      int its_value) const override;
  Reading read(const State& state, const Event& event) const override;
  Event placement(int variable, int value) const override;
  Words words() const override;
  std::string where(int variable, std::optional<int> value, Brackets brackets) const override;
  std::string does(const Step& step, Brackets brackets) const override;
  std::string against(const State& state, int variable, int value, const Clash& clash,
                      Brackets brackets) const override;
  Picture picture(const State& state) const override;
  int place(int, std::optional<int> value) const override { return value.value_or(-1); }
  std::string question() const override;
  std::string json() const override;
  std::uint64_t code(const Event& event) const override;

 private:
  LetterGrid grid_;
  std::string word_;
  int first_;
  std::vector<int> squares_;
};

/// A letter in a grid: '?' for what is not printable ASCII.
char shown(char letter);

/// Letters made safe to show in a sentence: what is not printable ASCII is written out, as \0.
std::string printable(std::string_view letters);

/// A word in quotation marks, safe to show, a long one cut short.
std::string quoted_word(std::string_view word);

/// Are the two squares above, below, left or right of each other?
bool are_neighbours(Cell left, Cell right);

}  // namespace kata::problems
