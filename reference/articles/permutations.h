#pragma once

/// What listing every order of n distinct numbers comes to: the warm-up of part 1.
namespace kata::articles {

/// n! orders.
constexpr int orders_of(int n) {
  return n <= 1 ? 1 : n * orders_of(n - 1);
}

/// As many choices, and as many undos: each order of any 1, 2, … n of the numbers is chosen once,
/// which makes n!/(n - k)! for k of them.
constexpr int choices_for(int n) {
  int choices = 0;
  for (int k = 1, partial = n; k <= n; partial *= n - k, ++k) choices += partial;
  return choices;
}

static_assert(choices_for(3) == 15 && choices_for(7) == 13'699 && choices_for(0) == 0);

}  // namespace kata::articles
