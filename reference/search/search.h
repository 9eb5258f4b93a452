#pragma once

#include <cstddef>
#include <limits>
#include <problems/problem.h>
#include <vector>

#include <kata/event.h>

namespace kata::search {

/// Which variable without a value gets one next; the first of several that are as good.
enum class Order {
  in_order,      ///< the first one: part 1 of the articles
  fewest,        ///< one that the fewest values fit
  fewest_or_one  ///< the same, but the scan ends at one that a single value fits: part 2
};

/// How a search goes about it. The default is that of part 1.
struct Plan {
  Order order = Order::in_order;
  bool looks_ahead = false;      ///< goes back once nothing fits on some variable
  bool chooses_to_test = false;  ///< chooses first, and undoes what breaks a rule
  int most_solutions = 1;        ///< ends after as many
  std::size_t most_events = 2'000'000;

  static constexpr int all = std::numeric_limits<int>::max();
};

/// What a search did.
struct Trace {
  std::vector<Event> events;
  int solutions = 0;
  bool complete = true;  ///< false: cut off at most_events
};

/// Searches a problem whose variables may get their values in any order, values as they stand in
/// the problem, and tells every choice and undo. The last solution stays, if the search was to end
/// there.
Trace search(const problems::Problem& problem, const Plan& plan = {});

}  // namespace kata::search
