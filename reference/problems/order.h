#pragma once

#include <cstdint>
#include <optional>
#include <problems/problem.h>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kata::problems {

/// Numbers to put in order: a variable for each place, from 0, the number there as its value. Each
/// number is used once. Other searches on a kata::Sequence are problems made from this one.
class Order : public Problem {
 public:
  explicit Order(std::vector<int> numbers);

  const std::vector<int>& numbers() const noexcept { return numbers_; }
  /// The sequence that a state shows.
  static std::vector<int> sequence(const State& state);

  int variables() const override { return static_cast<int>(numbers_.size()); }
  std::span<const int> values() const override { return numbers_; }
  State start() const override { return State::growing_from(0); }
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

 private:
  enum Rule { used_once, among_the_numbers };  // constraints

  std::vector<int> numbers_;
};

}  // namespace kata::problems
