#pragma once

#include <cstddef>
#include <vector>

namespace kata {

class Journal;

/// Numbers in a row that record how a search adds them and takes them off again: push_back is a
/// choice, pop_back is its undo. Reads like a std::vector<int> and converts to one:
/// `results.push_back(order);` stores what the sequence holds at that moment.
///
/// See the warm-up of part 1 of the articles, "Permutations".
class Sequence {
 public:
  /// An empty sequence. Choices and undos go to `journal`, or nowhere without one.
  explicit Sequence(Journal* journal = nullptr) : journal_(journal) {}
  Sequence(const Sequence&) = delete;  // pass kata::Sequence& order, or copy to a std::vector<int>
  Sequence& operator=(const Sequence&) = delete;  // search on one sequence; undo what you tried
  ~Sequence() = default;

  void push_back(int number);

  /// Throws std::out_of_range when there is nothing to take off.
  void pop_back();

  std::size_t size() const noexcept { return numbers_.size(); }
  bool empty() const noexcept { return numbers_.empty(); }

  /// The number at `index`, from 0. Numbers are not overwritten: pop_back, then push_back another.
  /// Throws std::out_of_range for an index that the sequence does not have.
  const int& operator[](std::ptrdiff_t index) const {
    if (static_cast<std::size_t>(index) >= numbers_.size()) throw_outside(index);
    return numbers_[static_cast<std::size_t>(index)];
  }

  /// Whether the sequence holds this number.
  bool contains(int number) const noexcept;

  const int* begin() const noexcept { return numbers_.data(); }
  const int* end() const noexcept { return numbers_.data() + numbers_.size(); }

  operator std::vector<int>() const { return numbers_; }

 private:
  [[noreturn]] void throw_outside(std::ptrdiff_t index) const;

  std::vector<int> numbers_;
  Journal* journal_;
};

}  // namespace kata
