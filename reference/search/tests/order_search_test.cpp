#include <algorithm>
#include <articles/permutations.h>
#include <numeric>
#include <optional>
#include <problems/order.h>
#include <problems/playback.h>
#include <search/search.h>
#include <set>
#include <vector>

#include <gmock/gmock.h>

namespace kata::search {
namespace {

TEST(OrderSearch, ListsEachOrderOnce) {
  for (int n = 0; n <= 5; ++n) {
    std::vector<int> numbers(static_cast<std::size_t>(n));
    std::iota(numbers.begin(), numbers.end(), 1);
    const problems::Order order(numbers);
    problems::Playback playback(order);
    std::set<std::vector<int>> found;
    for (const Event& event : search(order, {.most_solutions = Plan::all}).events) {
      ASSERT_EQ(playback.apply(event), std::nullopt);
      if (playback.is_complete()) found.insert(problems::Order::sequence(playback.state()));
    }
    EXPECT_EQ(playback.counts().placements, articles::choices_for(n));
    EXPECT_EQ(playback.counts().undone, articles::choices_for(n));
    const int orders = n == 0 ? 0 : articles::orders_of(n);  // an empty one takes no choice
    EXPECT_EQ(found.size(), static_cast<std::size_t>(orders));
  }
}

}  // namespace
}  // namespace kata::search
