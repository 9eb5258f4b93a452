// Variant: candidates of all squares in an array that is copied at each guess; nothing is undone
#include <algorithm>
#include <bit>
#include <optional>

#include "sudoku_fast.h"

namespace {

using Candidates = std::array<unsigned, 81>;

bool sees(int a, int b) {
  return a / 9 == b / 9 || a % 9 == b % 9 || (a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3);
}

/// Gives a square its digit and strikes the digit out where it is seen; squares left with one digit
/// follow.
bool assign(Candidates& candidates, int square, unsigned bit) {
  candidates[square] = bit;
  for (int other = 0; other < 81; ++other) {
    if (other == square || !sees(square, other) || (candidates[other] & bit) == 0) continue;
    candidates[other] &= ~bit;
    if (candidates[other] == 0) return false;
    if (std::has_single_bit(candidates[other]) && !assign(candidates, other, candidates[other]))
      return false;
  }
  return true;
}

std::optional<Candidates> search(const Candidates& candidates) {
  int best = -1;
  for (int square = 0; square < 81; ++square) {
    const int count = std::popcount(candidates[square]);
    if (count > 1 && (best < 0 || count < std::popcount(candidates[best]))) best = square;
  }
  if (best < 0) return candidates;
  for (unsigned rest = candidates[best]; rest != 0; rest &= rest - 1) {
    Candidates next = candidates;
    if (!assign(next, best, rest & -rest)) continue;
    if (auto solved = search(next)) return solved;
  }
  return std::nullopt;
}

}  // namespace

bool solve_fast(std::array<char, 81>& board) {
  Candidates candidates;
  candidates.fill(511u);
  for (int square = 0; square < 81; ++square) {
    if (board[square] != '.' && !assign(candidates, square, 1u << (board[square] - '1')))
      return false;
  }
  const auto solved = search(candidates);
  if (!solved) return false;
  std::transform(solved->begin(), solved->end(), board.begin(),
                 [](unsigned bit) { return static_cast<char>('1' + std::countr_zero(bit)); });
  return true;
}
