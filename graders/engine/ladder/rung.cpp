#include <algorithm>
#include <cstdint>
#include <ladder/protocol.h>
#include <ladder/rung.h>
#include <ladder/stopwatch.h>
#include <rungs/rungs.h>
#include <stdexcept>
#include <utility>

#include "sudoku_fast.h"

namespace kata::ladder {
namespace {

class Rung : public Climber {
 public:
  using Solve = bool (*)(Squares&);

  Rung(std::string name, Solve solve) : Climber(std::move(name), false), solve_(solve) {}

  std::string try_out(const BoardSet& set) override {
    for (const std::string_view givens : set.boards) {
      Squares board;
      std::copy(givens.begin(), givens.end(), board.begin());
      if (!solve_(board) || !is_solution(givens, {board.data(), board.size()}))
        return name() + " does not solve it.";
    }
    return "";
  }

  std::int64_t time(const BoardSet& set, std::uint32_t passes) override {
    Boards boards{};
    for (std::size_t i = 0; i < set.boards.size(); ++i) {
      std::copy(set.boards[i].begin(), set.boards[i].end(), boards[i].begin());
    }
    std::uint32_t unsolved = 0;
    const std::int64_t begin = processor_nanoseconds();
    for (std::uint32_t pass = 0; pass < passes; ++pass) {
      for (std::size_t i = 0; i < set.boards.size(); ++i) {
        Squares board = boards[i];
        unsolved += solve_(board) ? 0 : 1;
      }
    }
    const std::int64_t end = processor_nanoseconds();
    if (unsolved > 0) throw std::runtime_error(name() + " does not solve it.");
    return end - begin;
  }

 private:
  Solve solve_;
};

}  // namespace

std::vector<std::unique_ptr<Climber>> rungs() {
  std::vector<std::unique_ptr<Climber>> result;
  const auto add = [&](const char* name, Rung::Solve solve) {
    result.push_back(std::make_unique<Rung>(name, solve));
  };
  add("1 part 1 on strings", ::rungs::strings::solve);
  add("2 part 1 with tables", ::rungs::tables::solve);
  add("3 part 1 with bit masks", ::rungs::masks::solve);
  add("4 part 2 with std::set", ::rungs::sets::solve);
  add("5 part 2 with bit masks", ::rungs::fewest::solve);
  add("6 counts kept", ::rungs::counts::solve);
  add("7 dancing links", ::rungs::links::solve);
  add("8 singles propagated", ::rungs::singles::solve);
  add("9 the fastest here", ::solve_fast);
  return result;
}

}  // namespace kata::ladder
