#include <algorithm>
#include <articles/permutations.h>
#include <cstddef>
#include <judge/sequence/sequence_checks.h>
#include <random>
#include <vector>

namespace {

using namespace kata;
using namespace kata::judge;

/// `count` distinct numbers, the same on every machine.
std::vector<int> distinct_numbers(std::size_t count, std::mt19937& random) {
  std::vector<int> numbers;
  while (numbers.size() < count) {
    const int number = static_cast<int>(random() % 2001) - 1000;
    if (std::find(numbers.begin(), numbers.end(), number) == numbers.end()) {
      numbers.push_back(number);
    }
  }
  return numbers;
}

std::vector<std::vector<int>> generated() {
  std::mt19937 random(session().seed(20'231));
  std::vector<std::vector<int>> inputs;
  for (std::size_t count = 2; count <= 6; ++count) {
    inputs.push_back(distinct_numbers(count, random));
    inputs.push_back(distinct_numbers(count, random));
  }
  return inputs;
}

Run list(const std::vector<int>& numbers) {
  return run_on_sequence("permutations", numbers);
}

int choices_for(const std::vector<int>& numbers) {
  return articles::choices_for(static_cast<int>(numbers.size()));
}

KATA_HIDDEN_CHECK(2, "lists every order of numbers between -1000 and 1000") {
  for (const auto& numbers : generated()) EXPECT_RUN(list(numbers), ListsEveryOrder());
}

KATA_HIDDEN_CHECK(2, "makes no choice more or less than they need") {
  for (const auto& numbers : generated())
    EXPECT_RUN(list(numbers), MakesChoices(choices_for(numbers)));
}

KATA_HIDDEN_CHECK(1, "takes each choice back, and meets no dead end") {
  for (const auto& numbers : generated()) {
    EXPECT_RUN(list(numbers), TakesChoicesBack(choices_for(numbers)));
    EXPECT_RUN(list(numbers), MeetsNoDeadEnd());
  }
}

KATA_HIDDEN_CHECK(1, "keeps nothing between two calls") {
  const auto inputs = generated();
  EXPECT_RUN(run_after("permutations", {}, inputs[4]), ListsEveryOrder());
  EXPECT_RUN(run_after("permutations", inputs[5], {}), ListsEveryOrder());
  EXPECT_RUN(run_after("permutations", inputs[6], inputs[2]), ListsEveryOrder());
  EXPECT_RUN(run_after("permutations", inputs[4], inputs[5]), MakesChoices(choices_for(inputs[5])));
}

}  // namespace
