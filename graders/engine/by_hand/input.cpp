#include <algorithm>
#include <articles/boards.h>
#include <by_hand/input.h>
#include <by_hand/read_board.h>
#include <by_hand/read_letters.h>
#include <cstddef>
#include <stdexcept>
#include <subject/numbers.h>
#include <utility>

#include <kata/chessboard.h>
#include <kata/grid.h>
#include <kata/letter_grid.h>

namespace kata::by_hand {
namespace {

class Board : public Input {
 public:
  void add_to(CLI::App& app) override {
    app.add_option(
        "board", board_,
        "81 squares in reading order ('.' or '0' for an empty one), a file with them, or - for standard input; the article's board if left out");
  }
  std::vector<std::string> arguments() const override {
    const Grid givens = board_.empty() ? parse_grid(articles::board) : read_board(board_);
    if (givens.size() == 9) return {givens.line()};
    const std::string size = std::to_string(givens.size());
    throw std::invalid_argument("this works on boards of 9 by 9, not " + size + " by " + size);
  }

 private:
  std::string board_;
};

class Rows : public Input {
 public:
  void add_to(CLI::App& app) override {
    app.add_option("N", rows_, "rows of the board")
        ->check(CLI::Range(1, Chessboard::max_size))
        ->capture_default_str();
  }
  std::vector<std::string> arguments() const override { return {std::to_string(rows_)}; }

 private:
  int rows_ = 8;
};

class WordOnGrid : public Input {
 public:
  WordOnGrid(std::string word, std::string grid) : word_(std::move(word)), own_(std::move(grid)) {}

  void add_to(CLI::App& app) override {
    app.add_option("word", word_, "the word to look for")->capture_default_str();
    app.add_option(
        "grid", grid_,
        "a file with the grid, a row on each line, or - for standard input, or the rows themselves: ABC DEF; a grid of ours if left out");
  }
  std::vector<std::string> arguments() const override {
    const std::string text = grid_.empty() ? own_ : read_letters(grid_);
    const LetterGrid checked(text);  // refuses a grid that is none
    return {text, word_};
  }

 private:
  std::string word_;
  std::string own_;
  std::vector<std::string> grid_;
};

class Numbers : public Input {
 public:
  void add_to(CLI::App& app) override {
    app.add_option("numbers", numbers_, "distinct numbers, 1 2 3 if left out");
  }
  std::vector<std::string> arguments() const override {
    if (numbers_.size() > most) {
      throw std::invalid_argument("at most " + std::to_string(most) + " numbers can be tried");
    }
    std::vector<int> sorted = numbers_;
    std::sort(sorted.begin(), sorted.end());
    const auto twice = std::adjacent_find(sorted.begin(), sorted.end());
    if (twice == sorted.end()) return {subject::to_argument(numbers_)};
    throw std::invalid_argument("the numbers are to be distinct, and " + std::to_string(*twice) +
                                " is given twice");
  }

 private:
  static constexpr std::size_t most = 8;  // the record has no room for all orders of more

  std::vector<int> numbers_{1, 2, 3};
};

class AndNumber : public Input {
 public:
  AndNumber(std::unique_ptr<Input> input, std::string option, int fallback, std::string help)
      : input_(std::move(input)),
        option_(std::move(option)),
        help_(std::move(help)),
        number_(fallback) {}

  void add_to(CLI::App& app) override {
    input_->add_to(app);
    app.add_option(option_, number_, help_)->capture_default_str()->check(CLI::PositiveNumber);
  }
  std::vector<std::string> arguments() const override {
    std::vector<std::string> arguments = input_->arguments();
    arguments.push_back(std::to_string(number_));
    return arguments;
  }

 private:
  std::unique_ptr<Input> input_;
  std::string option_;
  std::string help_;
  int number_;
};

}  // namespace

std::unique_ptr<Input> board() {
  return std::make_unique<Board>();
}

std::unique_ptr<Input> rows() {
  return std::make_unique<Rows>();
}

std::unique_ptr<Input> word_on_grid(std::string word, std::string grid) {
  return std::make_unique<WordOnGrid>(std::move(word), std::move(grid));
}

std::unique_ptr<Input> numbers() {
  return std::make_unique<Numbers>();
}

std::unique_ptr<Input> and_number(std::unique_ptr<Input> input, std::string option, int fallback,
                                  std::string help) {
  return std::make_unique<AndNumber>(std::move(input), std::move(option), fallback,
                                     std::move(help));
}

}  // namespace kata::by_hand
