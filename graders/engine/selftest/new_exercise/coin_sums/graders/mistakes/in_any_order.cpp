// Mistake: counts a way once for each order of its coins
// Says: coin_sums returned 9, but there are 4 ways
#include "coin_sums.h"

int coin_sums(const std::vector<int>& coins, int amount, kata::Sequence& purse) {
  if (amount == 0) return 1;
  int ways = 0;
  for (const int coin : coins) {
    if (coin > amount) continue;
    purse.push_back(coin);
    ways += coin_sums(coins, amount - coin, purse);
    purse.pop_back();
  }
  return ways;
}
