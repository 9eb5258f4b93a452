#include "coin_sums.h"

int coin_sums(const std::vector<int>& coins, int amount, kata::Sequence& purse) {
  if (amount == 0) return 1;
  int ways = 0;
  for (const int coin : coins) {
    const bool is_in_order = purse.empty() || purse[static_cast<int>(purse.size()) - 1] <= coin;
    if (coin > amount || !is_in_order) continue;
    purse.push_back(coin);
    ways += coin_sums(coins, amount - coin, purse);
    purse.pop_back();
  }
  return ways;
}
