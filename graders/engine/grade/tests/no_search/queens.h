// Put before the attacks on queens: an arrangement for every size, by the formula of Pauls.
#include <cstddef>
#include <cstdlib>
#include <utility>
#include <vector>

namespace {

std::vector<int> arrangement(int size) {
  const int rest = size % 6;
  std::vector<int> columns;
  std::vector<int> even;
  std::vector<int> odd;
  for (int column = 2; column <= size; column += 2) even.push_back(column);
  for (int column = 1; column <= size; column += 2) odd.push_back(column);
  if (rest == 2) {
    std::swap(odd[0], odd[1]);
    for (std::size_t i = 2; i + 1 < odd.size(); ++i) std::swap(odd[i], odd[i + 1]);
  }
  if (rest == 3) {
    even.push_back(2);
    even.erase(even.begin());
    odd.erase(odd.begin(), odd.begin() + 2);
    odd.push_back(1);
    odd.push_back(3);
  }
  for (const int column : even) columns.push_back(column - 1);
  for (const int column : odd) columns.push_back(column - 1);
  return columns;
}

/// Puts the queens of the arrangement, the row with the fewest safe squares first.
template <class Chessboard>
void write(Chessboard& board, bool fewest_first) {
  const std::vector<int> columns = arrangement(board.size());
  for (int left = board.size(); left > 0; --left) {
    int best = -1;
    int fewest = board.size() + 1;
    for (int row = 0; row < board.size(); ++row) {
      if (board[row] != kata::none) continue;
      int safe = 0;
      for (int column = 0; column < board.size(); ++column) {
        bool is_safe = true;
        for (int other = 0; other < board.size(); ++other) {
          const int queen = board[other];
          if (queen == kata::none) continue;
          is_safe = is_safe && queen != column && std::abs(queen - column) != std::abs(other - row);
        }
        safe += is_safe;
      }
      if (best < 0 || (fewest_first && safe < fewest)) {
        best = row;
        fewest = safe;
      }
    }
    board[best] = columns[best];
  }
}

/// Puts a queen and lifts her again, so many times.
template <class Chessboard>
void pretend(Chessboard& board, int times) {
  for (int i = 0; i < times; ++i) {
    board[0] = 0;
    board[0] = kata::none;
  }
}

/// Two queens, lifted in the order in which they were put: no dead end.
template <class Chessboard>
void pretend_without_dead_ends(Chessboard& board, int times) {
  for (int i = 0; i < times; ++i) {
    board[0] = 0;
    board[1] = 2;
    board[0] = kata::none;
    board[1] = kata::none;
  }
}

}  // namespace
