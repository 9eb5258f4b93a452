// Another view of the board, Knuth's: an exact cover of 324 needs (each square filled, each digit
// once in each row, column and box) by 729 options, in lists whose links are taken out and put
// back. The need with the fewest options comes first, so digits with one square left are found as
// well as squares with one digit left.
#include <cstddef>
#include <cstdint>

#include "rungs.h"

namespace rungs::links {
namespace {

constexpr std::size_t needs = 4 * 81;
constexpr std::size_t nodes =
    1 + needs + 4 * 729;  // the root, the heads of the lists, four nodes for each option

struct Links {
  using Index = std::uint16_t;
  std::array<Index, nodes> left{}, right{}, up{}, down{}, head{};
  std::array<Index, 1 + needs> size{};

  Links() {
    for (std::size_t i = 0; i <= needs; ++i) {
      left[i] = static_cast<Index>(i == 0 ? needs : i - 1);
      right[i] = static_cast<Index>(i == needs ? 0 : i + 1);
      up[i] = down[i] = static_cast<Index>(i);
    }
    for (std::size_t option = 0; option < 729; ++option) {
      const std::size_t square = option / 9;
      const std::size_t digit = option % 9;
      const std::size_t box = square / 27 * 3 + square % 9 / 3;
      const std::array<std::size_t, 4> met{square, 81 + square / 9 * 9 + digit,
                                           162 + square % 9 * 9 + digit, 243 + box * 9 + digit};
      for (std::size_t i = 0; i < 4; ++i) add(first_node(option) + i, 1 + met[i]);
    }
  }

  static std::size_t first_node(std::size_t option) { return 1 + needs + 4 * option; }

  void add(std::size_t node, std::size_t need) {
    head[node] = static_cast<Index>(need);
    up[node] = up[need];
    down[node] = static_cast<Index>(need);
    down[up[need]] = static_cast<Index>(node);
    up[need] = static_cast<Index>(node);
    ++size[need];
  }

  /// Calls `act` for the other three nodes of an option, in a circle from `node` on, or backwards.
  template <class Act>
  static void others(std::size_t node, bool forwards, Act act) {
    const std::size_t place = (node - 1 - needs) % 4;
    for (std::size_t i = 1; i < 4; ++i) act(node - place + (place + (forwards ? i : 4 - i)) % 4);
  }

  void cover(std::size_t need) {
    right[left[need]] = right[need];
    left[right[need]] = left[need];
    for (std::size_t option = down[need]; option != need; option = down[option]) {
      others(option, true, [&](std::size_t node) {
        down[up[node]] = down[node];
        up[down[node]] = up[node];
        --size[head[node]];
      });
    }
  }

  void uncover(std::size_t need) {
    for (std::size_t option = up[need]; option != need; option = up[option]) {
      others(option, false, [&](std::size_t node) {
        ++size[head[node]];
        down[up[node]] = up[down[node]] = static_cast<Index>(node);
      });
    }
    right[left[need]] = left[right[need]] = static_cast<Index>(need);
  }

  bool search(Board& board) {
    std::size_t best = right[0];
    if (best == 0) return true;
    for (std::size_t need = best; need != 0; need = right[need]) {
      if (size[need] < size[best]) best = need;
    }
    cover(best);
    for (std::size_t chosen = down[best]; chosen != best; chosen = down[chosen]) {
      others(chosen, true, [&](std::size_t node) { cover(head[node]); });
      const std::size_t option = (chosen - 1 - needs) / 4;
      board[option / 9] = static_cast<char>('1' + option % 9);
      if (search(board)) return true;
      board[option / 9] = '.';
      others(chosen, false, [&](std::size_t node) { uncover(head[node]); });
    }
    uncover(best);
    return false;
  }
};

}  // namespace

bool solve(Board& board) {
  static const Links whole;
  Links links = whole;
  for (std::size_t square = 0; square < 81; ++square) {
    if (board[square] == '.') continue;
    const std::size_t option = square * 9 + static_cast<std::size_t>(board[square] - '1');
    for (std::size_t i = 0; i < 4; ++i) links.cover(links.head[Links::first_node(option) + i]);
  }
  return links.search(board);
}

}  // namespace rungs::links
