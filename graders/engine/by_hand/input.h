#pragma once

#include <memory>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

namespace kata::by_hand {

/// What a program by hand is asked on its command line: the arguments of a call.
class Input {
 public:
  Input() = default;
  Input(const Input&) = delete;
  Input& operator=(const Input&) = delete;
  virtual ~Input() = default;

  /// Adds its options to `app`.
  virtual void add_to(CLI::App& app) = 0;
  /// Throws std::exception, with the reason, for what cannot be used.
  virtual std::vector<std::string> arguments() const = 0;
};

/// A Sudoku board of 9 by 9: itself, in a file, or on standard input; the article's if left out.
std::unique_ptr<Input> board();

/// How many rows a chessboard has; 8 if left out.
std::unique_ptr<Input> rows();

/// A grid of letters, itself, in a file, or on standard input, and a word to look for on it.
std::unique_ptr<Input> word_on_grid(std::string word, std::string grid);

/// Distinct numbers, 1 2 3 if left out; no more than can be put into all their orders.
std::unique_ptr<Input> numbers();

/// What another input asks, and one number more: `option` ("--limit"), `fallback` if left out.
std::unique_ptr<Input> and_number(std::unique_ptr<Input> input, std::string option, int fallback,
                                  std::string help);

}  // namespace kata::by_hand
