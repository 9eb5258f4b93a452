#pragma once

#include <cstddef>
#include <cstdint>
#include <judge/session.h>
#include <random>
#include <utility>
#include <vector>

#include <kata/grid.h>

namespace kata::judge {

/// Makes boards that nobody has seen before. The same seed makes the same boards everywhere, and
/// others in each course that is graded: the numbers come from std::mt19937, whose sequence the
/// standard fixes, and from no distribution, since those differ between libraries.
class BoardGenerator {
 public:
  explicit BoardGenerator(std::uint32_t seed) : numbers_(session().seed(seed)) {}

  /// A full board that keeps the rules.
  Grid full();

  /// A full board with `empty` of its squares emptied; it has one solution or more.
  Grid with_empty(int empty);

  /// A board with exactly `solutions` solutions, emptied at random down to `givens` givens, or to
  /// where emptying any further square would give it more solutions.
  Grid with_solutions(int solutions, int givens);

  /// A board without solution whose givens keep the rules: one of with_solutions(1, givens) with a
  /// digit added that fits, and is wrong.
  Grid without_solution(int givens);

  /// A number from 0 to bound - 1.
  int below(int bound);

 private:
  template <class T>
  void shuffle(std::vector<T>& values) {
    for (std::size_t left = values.size(); left > 1; --left) {
      std::swap(values[left - 1], values[static_cast<std::size_t>(below(static_cast<int>(left)))]);
    }
  }

  std::vector<int> shuffled_squares();

  std::mt19937 numbers_;
};

}  // namespace kata::judge
