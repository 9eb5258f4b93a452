#pragma once

#include <vector>

#include <kata/not_started.h>
#include <kata/sequence.h>

/// Lists every order of the given numbers, which are distinct; the orders may come in any order. No
/// numbers have one order, the empty one. The warm-up of part 1 of the articles.
///
/// The search happens on `order`, which is empty at the beginning and at the end: push_back is a
/// choice, pop_back is its undo.
std::vector<std::vector<int>> permutations(const std::vector<int>& numbers, kata::Sequence& order);
