#pragma once

#include <cstddef>
#include <deque>
#include <optional>

namespace kata::problems {

/// What a search has chosen so far: a value for each variable that has one. Variables count from 0.
///
/// A board has its variables from the start; a path or a sequence grows at its ends, and may grow
/// beyond what its problem asks for: then it has variables below 0, or more than the problem.
class State {
 public:
  /// So many variables, none of which has a value.
  explicit State(int variables) : values_(static_cast<std::size_t>(variables)) {}

  /// A row of values that begins to grow at the variable `first`.
  static State growing_from(int first) {
    State state(0);
    state.first_ = first;
    state.grows_ = true;
    return state;
  }

  /// The value of a variable; nothing where it has none.
  std::optional<int> operator[](int variable) const {
    return variable < first_ || variable >= end() ? std::nullopt : values_[index(variable)];
  }

  /// Gives a variable without a value one. Of a growing row, only the variable before its first
  /// and the one behind its last can be given a value.
  void set(int variable, int value) {
    ++standing_;
    if (!grows_) {
      values_[index(variable)] = value;
    } else if (variable == end()) {
      values_.emplace_back(value);
    } else {
      values_.emplace_front(value);
      --first_;
    }
  }

  /// Takes the value of a variable away. Of a growing row, only at its ends.
  void clear(int variable) {
    --standing_;
    if (!grows_) {
      values_[index(variable)].reset();
    } else if (variable == end() - 1) {
      values_.pop_back();
    } else {
      values_.pop_front();
      ++first_;
    }
  }

  /// The first variable there is, and the one behind the last.
  int first() const noexcept { return first_; }
  int end() const noexcept { return first_ + static_cast<int>(values_.size()); }
  /// How many variables have a value.
  int standing() const noexcept { return standing_; }

  friend bool operator==(const State&, const State&) = default;

 private:
  std::size_t index(int variable) const { return static_cast<std::size_t>(variable - first_); }

  std::deque<std::optional<int>> values_;
  int first_ = 0;
  int standing_ = 0;
  bool grows_ = false;
};

}  // namespace kata::problems
