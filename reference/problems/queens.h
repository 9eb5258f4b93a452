#pragma once

#include <cstdint>
#include <optional>
#include <problems/problem.h>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <kata/arrangement.h>

namespace kata::problems {

/// Queens: a variable for each row, the column of its queen as its value; both from 0.
class Queens : public Problem {
 public:
  enum Line { column, falling, rising };  ///< constraints

  /// Throws std::invalid_argument for a board of negative size.
  explicit Queens(int size);

  int size() const noexcept { return size_; }
  /// The board that a state shows.
  Arrangement arrangement(const State& state) const;

  int variables() const override { return size_; }
  std::span<const int> values() const override { return columns_; }
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
  int place(int variable, std::optional<int> value) const override {
    return variable * size_ + value.value_or(0);
  }
  std::string json() const override;
  std::uint64_t code(const Event& event) const override;

 private:
  int size_;
  std::vector<int> columns_;
};

}  // namespace kata::problems
