#include "odd_runs.h"

#include <articles/boards.h>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <numeric>
#include <problems/order.h>
#include <string>
#include <vector>

#include "searches.h"

namespace kata::replay::tests {
namespace {

using search::Order;

Event place(int row, int column, char digit) {
  return {EventKind::place, digit, static_cast<std::uint16_t>(row), column};
}

Event undo(int row, int column, char digit) {
  return {EventKind::undo, digit, static_cast<std::uint16_t>(row), column};
}

Event put(int number) {
  return {EventKind::place, 0, 0, number};
}
Event take_off(int number) {
  return {EventKind::undo, 0, 0, number};
}

std::vector<int> numbers_up_to(int count) {
  std::vector<int> numbers(static_cast<std::size_t>(count));
  std::iota(numbers.begin(), numbers.end(), 1);
  return numbers;
}

Recording sequence(int count) {
  Recording run;
  run.exercise = "permutations";
  run.label = "Your search";
  run.problem = std::make_shared<problems::Order>(numbers_up_to(count));
  return run;
}

}  // namespace

Recording with_difference() {
  auto run = sudoku("Your search", articles::board, Order::in_order);
  const std::size_t at = 7;
  run.first_difference = {at, run.events[at], "Your loop ends at 8: the digit 9 is never tried."};
  run.events.resize(at);
  run.events.push_back(undo(0, 5, '4'));
  run.events.push_back(place(0, 5, '6'));
  run.events.push_back(place(0, 6, '4'));
  run.events.push_back(place(0, 7, '8'));
  run.events.push_back(undo(0, 7, '8'));
  run.events.push_back(undo(0, 6, '4'));
  run.ending = "Your search found no solution and returned false.";
  return run;
}

Recording with_verdict() {
  auto run = with_difference();
  run.check = "Solves the article's board";
  run.message =
      "Your search found no solution and returned false.\n\n"
      "    5 3 1 | 2 7 .\n    6 . . | 1 9 5\n\n"
      "Your loop ends at 8: the digit 9 is never tried.";
  return run;
}

Recording with_clashes() {
  auto run = sudoku("Your search", articles::board, Order::in_order, 0);
  run.events = {place(0, 2, '1'), place(0, 3, '2'), place(1, 1, '4'), place(1, 2, '1')};
  run.ending = "It reached its time limit.";
  return run;
}

Recording with_one_solution() {
  auto run = sudoku("Your search", articles::small_board, Order::in_order);
  run.exercise = "sudoku_uniqueness";
  std::vector<Event> standing;
  for (const Event& event : run.events) {
    if (event.kind == EventKind::place) {
      standing.push_back(event);
    } else {
      standing.pop_back();
    }
  }
  for (; !standing.empty(); standing.pop_back()) {
    run.events.push_back(undo(standing.back().row, standing.back().value, standing.back().digit));
  }
  return run;
}

Recording with_hostile_words() {
  auto run = sudoku("Zo\xc3\xab's search", articles::small_board, Order::in_order);
  run.check = "T\xc3\xbcr \xe2\x80\xae txet desrever";
  run.message = "a\x1b[31mred \xff\xfe \xe2\x80\x8bzero width <b>bold</b>\n\n" +
                std::string(300, 'w') + "\n\n\xd7\xa9\xd7\x9c\xd7\x95\xd7\x9d";
  run.ending = "</script><script>document.title = 'hacked'</script>\x07";
  run.returned = false;
  return run;
}

Recording with_bytes_as_letters() {
  return word_search({"\xc3\x9c\x1b ", "<b\xff&"}, "\xc3\x9c\x1b ");
}

Recording with_a_wide_grid() {
  const std::string word = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
  return word_search({word, std::string(word.size(), '.')}, word);
}

Recording with_many_first_choices() {
  auto run = sequence(2000);
  for (const int number : numbers_up_to(2000)) {
    run.events.push_back(put(number));
    run.events.push_back(take_off(number));
  }
  return run;
}

Recording with_a_deep_path() {
  auto run = sequence(20'000);
  for (const int number : numbers_up_to(20'000)) run.events.push_back(put(number));
  return run;
}

}  // namespace kata::replay::tests
