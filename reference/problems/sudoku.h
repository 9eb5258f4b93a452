#pragma once

#include <cstdint>
#include <optional>
#include <problems/problem.h>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <kata/grid.h>

namespace kata::problems {

/// Sudoku: a variable for each square in reading order, a digit from 1 on as its value, and the
/// givens as values that stand from the start.
class Sudoku : public Problem {
 public:
  explicit Sudoku(Grid givens);

  const Grid& givens() const noexcept { return givens_; }
  /// The board that a state shows.
  Grid grid(const State& state) const;

  int row_of(int square) const noexcept { return square / givens_.size(); }
  int column_of(int square) const noexcept { return square % givens_.size(); }
  int box_of(int square) const { return givens_.box(row_of(square), column_of(square)); }

  int variables() const override { return givens_.size() * givens_.size(); }
  std::span<const int> values() const override { return digits_; }
  State start() const override;
  std::span<const std::string_view> constraints() const override;
  std::vector<Clash> clashes(const State& state, int variable, int value) const override;
  std::optional<std::int64_t> mark(int constraint, int variable, int value) const override;
  Reading read(const State& state, const Event& event) const override;
  Event placement(int variable, int value) const override;
  Words words() const override;
  std::string where(int variable, std::optional<int> value, Brackets brackets) const override;
  std::string does(const Step& step, Brackets brackets) const override;
  std::string against(const State& state, int variable, int value, const Clash& clash,
                      Brackets brackets) const override;
  Picture picture(const State& state) const override;
  int place(int variable, std::optional<int>) const override { return variable; }
  std::string json() const override;
  std::uint64_t code(const Event& event) const override;

  enum Unit { row, column, box };  ///< constraints

 private:
  char character(int digit) const;

  Grid givens_;
  std::vector<int> digits_;
};

}  // namespace kata::problems
