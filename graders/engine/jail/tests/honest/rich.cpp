// An honest program that uses much of the standard library.
#include <algorithm>
#include <chrono>
#include <cstddef>
#include <deque>
#include <exception>
#include <functional>
#include <future>
#include <iostream>
#include <iterator>
#include <map>
#include <memory>
#include <mutex>
#include <numeric>
#include <random>
#include <regex>
#include <sstream>
#include <stdexcept>
#include <string>
#include <thread>
#include <unordered_map>
#include <vector>

namespace {

int sum_of_squares(int count) {
  std::vector<int> numbers(static_cast<std::size_t>(count));
  std::iota(numbers.begin(), numbers.end(), 1);
  return std::transform_reduce(numbers.begin(), numbers.end(), 0, std::plus<>(),
                               [](int number) { return number * number; });
}

std::string caught_message() {
  try {
    return std::to_string(std::vector<int>(3).at(5));
  } catch (const std::out_of_range&) {
    return "out_of_range";
  }
}

int deep_recursion(int depth) {
  return depth == 0 ? 0 : 1 + deep_recursion(depth - 1);
}

int sum_in_threads() {
  std::mutex mutex;
  int sum = 0;
  {
    std::vector<std::jthread> threads;
    for (int number = 1; number <= 4; ++number) {
      threads.emplace_back([&, number] {
        const std::lock_guard lock(mutex);
        sum += number;
      });
    }
  }
  return sum + std::async(std::launch::async, [] { return 1; }).get();
}

int random_even_number() {
  std::mt19937 generator(std::random_device{}());
  return 2 * std::uniform_int_distribution<int>(0, 100)(generator);
}

}  // namespace

int main() {
  const auto start = std::chrono::steady_clock::now();
  std::map<std::string, int> ordered = {{"b", 2}, {"a", 1}};
  std::unordered_map<int, std::deque<int>> table;
  table[3].push_front(4);
  std::ostringstream line;
  line << sum_of_squares(10) << ' ' << caught_message() << ' ' << deep_recursion(50'000) << ' '
       << sum_in_threads() << ' ' << random_even_number() % 2 << ' ' << ordered.begin()->first
       << ' ' << std::regex_match("4208", std::regex("[0-9]+"));
  std::this_thread::sleep_for(std::chrono::milliseconds(5));
  std::cout << line.str() << std::endl;
  std::cerr << "on standard error\n";
  const std::string input(std::istreambuf_iterator<char>(std::cin), {});
  if (!input.empty()) throw std::logic_error("standard input should be empty");
  return std::chrono::steady_clock::now() > start ? 0 : 1;
}
