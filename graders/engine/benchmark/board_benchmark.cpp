// What the instrumented board costs: part 1's search on kata::Board against the same code on a
// plain array. The ratio of the two times in one run is what counts.
#include <articles/boards.h>

#include <benchmark/benchmark.h>
#include <benchmark/in_memory_journal.h>

#include <kata/board.h>
#include <kata/grid.h>

namespace {

using PlainBoard = char[9][9];

template <class Board>
bool fits(const Board& board, int row, int column, char digit) {
  for (int i = 0; i < 9; ++i) {
    if (board[row][i] == digit) return false;
  }
  for (int i = 0; i < 9; ++i) {
    if (board[i][column] == digit) return false;
  }
  const int box_row = row / 3 * 3;
  const int box_column = column / 3 * 3;
  for (int i = box_row; i < box_row + 3; ++i) {
    for (int j = box_column; j < box_column + 3; ++j) {
      if (board[i][j] == digit) return false;
    }
  }
  return true;
}

template <class Board>
bool solve(Board& board) {
  for (int row = 0; row < 9; ++row) {
    for (int column = 0; column < 9; ++column) {
      if (board[row][column] != '.') continue;
      for (char digit = '1'; digit <= '9'; ++digit) {
        if (!fits(board, row, column, digit)) continue;
        board[row][column] = digit;
        if (solve(board)) return true;
        board[row][column] = '.';
      }
      return false;
    }
  }
  return true;
}

void plain_array(benchmark::State& state) {
  const kata::Grid givens = kata::parse_grid(kata::articles::board);
  for (auto _ : state) {
    PlainBoard board;
    for (int row = 0; row < 9; ++row) {
      for (int column = 0; column < 9; ++column) board[row][column] = givens.at(row, column);
    }
    bool solved = solve(board);
    benchmark::DoNotOptimize(solved);
  }
}
BENCHMARK(plain_array);

void kata_board(benchmark::State& state) {
  const kata::Grid givens = kata::parse_grid(kata::articles::board);
  kata::InMemoryJournal memory(100'000);
  for (auto _ : state) {
    memory.clear();
    kata::Board board(givens, &memory.journal());
    bool solved = solve(board);
    benchmark::DoNotOptimize(solved);
  }
}
BENCHMARK(kata_board);

}  // namespace

BENCHMARK_MAIN();
