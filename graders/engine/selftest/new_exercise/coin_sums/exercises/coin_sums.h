#pragma once

#include <vector>

#include <kata/not_started.h>
#include <kata/sequence.h>

/// Returns in how many ways coins of these values, in ascending order, add up to an amount. A coin
/// may be used again. Each way stands in `purse`, in ascending order, when it is counted.
int coin_sums(const std::vector<int>& coins, int amount, kata::Sequence& purse);
