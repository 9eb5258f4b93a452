#include <subject/numbers.h>
#include <subject/runner.h>
#include <vector>

#include <kata/sequence.h>

#include "coin_sums.h"

void kata::subject::run_call(const Call& call, Journal& journal) {
  const std::vector<int> coins = numbers_in(call.arguments.at(0));
  Sequence purse(&journal);
  answer(journal, coin_sums(coins, numbers_in(call.arguments.at(1)).at(0), purse));
  for (const int coin : purse) stands(journal, 0, 0, coin);
  returned(journal, 0);
}
