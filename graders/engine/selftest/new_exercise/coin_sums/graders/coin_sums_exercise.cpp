#include <array>
#include <memory>
#include <optional>
#include <problems/order.h>
#include <runs/exercise.h>
#include <span>
#include <string>
#include <string_view>
#include <subject/numbers.h>
#include <utility>
#include <vector>

namespace kata::judge {
namespace {

using problems::Clash;
using problems::State;

/// Coins in a purse that add up to an amount: a coin may be used again, and none stands before a
/// smaller one.
class CoinSums : public problems::Order {
 public:
  CoinSums(std::vector<int> coins, int amount) : Order(std::move(coins)), amount_(amount) {}

  int variables() const override { return amount_; }
  bool is_complete(const State& state) const override { return left(state) == 0; }
  std::span<const std::string_view> constraints() const override {
    static constexpr std::array<std::string_view, 3> names{"only the coins given", "ascending",
                                                           "no more than the amount"};
    return names;
  }
  std::vector<Clash> clashes(const State& state, int place, int coin) const override {
    std::vector<Clash> found;
    if (state[place - 1].value_or(coin) > coin) found.push_back({1, place - 1});
    if (coin > left(state) + state[place].value_or(0)) found.push_back({2, std::nullopt});
    return found;
  }
  problems::Words words() const override { return {"coin", "left to pay", "of a purse's"}; }
  std::string against(const State&, int, int, const Clash& clash,
                      problems::Brackets) const override {
    return clash.constraint == 1 ? "a larger coin stands before it" : "that is more than is left";
  }
  problems::Picture picture(const State& state) const override {
    using problems::Tile;
    std::vector<Tile> paid{{"paid:", Tile::Kind::text, -1}};
    for (const int coin : sequence(state)) paid.push_back({std::to_string(coin)});
    return {paid, {{"left: " + std::to_string(left(state)), Tile::Kind::text, -1}}};
  }

 private:
  int left(const State& state) const {
    int left = amount_;
    for (const int coin : sequence(state)) left -= coin;
    return left;
  }

  int amount_;
};

std::shared_ptr<const problems::Problem> coin_problem(const subject::Call& call) {
  return std::make_shared<CoinSums>(subject::numbers_in(call.arguments.at(0)),
                                    subject::numbers_in(call.arguments.at(1)).at(0));
}

}  // namespace

Declaration declaration() {
  return {.functions = {{"coin_sums", coin_problem, Returns::number}}};
}

}  // namespace kata::judge
