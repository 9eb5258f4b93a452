#pragma once

#include <cstdint>
#include <subject/numbers.h>
#include <subject/runner.h>
#include <vector>

#include <kata/sequence.h>

namespace kata::subject {

/// Adds a list of numbers to what a function returned: how many there are, then each.
template <class Numbers>
void answer_with_all(Journal& journal, const Numbers& numbers) {
  answer(journal, static_cast<std::int32_t>(numbers.size()));
  for (const int number : numbers) answer(journal, number);
}

/// Calls `function(numbers, order)` with the numbers that the call's first argument lists and an
/// empty sequence, and records the number of orders that the function returned, each of them, and
/// what the sequence then holds.
template <class Function>
void on_sequence(const Call& call, Journal& journal, Function function) {
  const std::vector<int> numbers = numbers_in(call.arguments.at(0));
  Sequence order(&journal);
  const std::vector<std::vector<int>> orders = function(numbers, order);
  answer(journal, static_cast<std::int32_t>(orders.size()));
  for (const std::vector<int>& one : orders) answer_with_all(journal, one);
  for (const int number : order) stands(journal, 0, 0, number);
  returned(journal, 0);
}

}  // namespace kata::subject
